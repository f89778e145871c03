import { useState } from 'react';
import { useSpeech } from '../speech.ts';
import { useTable } from './context.ts';

/** Standing orders of seats of this device, given at any time, and why the last one was refused. */
export function useOrders(): {
  readonly refused: string | undefined;
  give(seat: number, order: string): void;
} {
  const speech = useSpeech();
  const { play, port, who } = useTable();
  const [refused, setRefused] = useState<string>();
  return {
    refused,
    give: (seat, order) => {
      setRefused(undefined);
      void port.send(seat, play.history.steps.length, [`order ${order}`]).then((sent) => {
        if (!sent.ok) setRefused(speech.refusal(sent.refusal, who));
      });
    },
  };
}
