import { useEffect } from 'preact/compat';
import { useSpeech } from '../../messages/speech.ts';
import { TELLING_MESSAGES } from './messages.ts';
import { usePush } from './this-device.tsx';
import { useTelling } from './use-telling.ts';

/** One press, and this device gets notices; if it cannot, the press leads to other channels. */
export function TellingOffer({ onDone }: { readonly onDone: () => void }) {
  const { m, language } = useSpeech();
  const w = TELLING_MESSAGES[language];
  const told = useTelling();
  const { state, trouble, isBusy, turnOn } = usePush(told);
  const isTold = told.telling?.channels.some(({ isOff }) => !isOff) === true;
  const wasTold = isTold && state !== 'on';
  // A person who gets notices elsewhere has already chosen.
  useEffect(() => {
    if (wasTold) onDone();
  }, [wasTold, onDone]);
  if (state === undefined || wasTold) return null;
  return (
    <div className="request request-now" data-tell-me={state}>
      <div role="status">
        <p>{state === 'on' ? w.isOn : trouble === undefined ? w.offer : w[trouble]}</p>
      </div>
      {told.refused !== undefined && (
        <p className="refusal" role="alert">
          {told.refused}
        </p>
      )}
      <div className="request-answers">
        {state === 'off' && trouble === undefined ? (
          <button type="button" disabled={isBusy} onClick={() => void turnOn()}>
            {w.offerOn}
          </button>
        ) : (
          state !== 'on' && (
            <button
              type="button"
              onClick={() => {
                onDone();
                window.location.href = '/#/telling';
              }}
            >
              {w.offerOn}
            </button>
          )
        )}
      </div>
      <button type="button" className="quiet" aria-label={m.close} onClick={onDone}>
        ×
      </button>
    </div>
  );
}
