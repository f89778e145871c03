import { useCallback, useEffect, useState, useSyncExternalStore } from 'preact/compat';
import { useTable } from '../play/context.ts';
import type { TalkState } from '../table/talk.ts';
import { lastHeard, mute, mutedAt, noteHeard, speaker } from './heard.ts';
import { isOperators } from './words-said.ts';

const SILENCE: TalkState = { isKnown: false, words: [], notes: undefined, unsent: undefined };
const NEVER = () => () => undefined;
const silent = () => SILENCE;
/**
 * Functions that draw a part of the page again when chat messages were read, or somebody was muted.
 */
const watching = new Set<() => void>();

/** The conversation of the shown table, without the chat messages of muted people. */
export function useTalk() {
  const { port, play } = useTable();
  const { id } = play.table;
  const { talk } = port;
  const { isKnown, words, notes, unsent } = useSyncExternalStore(
    talk?.subscribe ?? NEVER,
    talk?.current ?? silent,
  );
  const [, look] = useState(0);
  useEffect(() => {
    const again = () => look((count) => count + 1);
    watching.add(again);
    return () => void watching.delete(again);
  }, []);
  const muted = mutedAt(localStorage, id);
  const heard = lastHeard(localStorage, id);
  const isMuted = useCallback(
    (word: { readonly seat: number; readonly name: string }) => muted.includes(speaker(word)),
    [muted],
  );
  const audible = words.filter((word) => isOperators(word) || !isMuted(word));
  const isOwn = (seat: number) => play.table.players[seat]?.kind === 'here';
  const unread = audible.filter(
    (word) =>
      word.number > heard &&
      (isOperators(word) || !isOwn(word.seat)) &&
      word.said.kind !== 'reaction',
  );
  const last = words.at(-1)?.number ?? 0;
  const read = useCallback(() => {
    noteHeard(localStorage, id, last);
    for (const again of watching) again();
  }, [id, last]);
  const silence = (who: string, isSilent: boolean) => {
    mute(localStorage, id, who, isSilent);
    for (const again of watching) again();
  };
  return { talk, isKnown, words: audible, notes, unsent, unread, read, silence, isMuted };
}
