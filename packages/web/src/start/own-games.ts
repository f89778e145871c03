import type { Refusal } from '@pangaea/rules/kernel';
import type { TableList } from '@pangaea/wire';
import { useEffect, useState } from 'preact/compat';
import { type ApiAnswer, api } from '../table/remote/api.ts';
import { untilAnswered } from '../table/remote/until-answered.ts';

/** The tables that this device has at the server, as far as it has told them. */
export interface OwnGames {
  /** Their number; undefined until it is known. */
  readonly count: number | undefined;
  /** The reason why it is not known. */
  readonly refused: Refusal | undefined;
}

const UNKNOWN_GAMES: OwnGames = { count: undefined, refused: undefined };

/** Unknown is not none: a device without an answer may have games that it must not bring along. */
export function ownGames(listed: ApiAnswer<TableList>): OwnGames {
  return listed.ok
    ? { count: listed.value.tables.length, refused: undefined }
    : { count: undefined, refused: listed.refused.refusal };
}

/** Asks for the own tables until the server answers. */
export function useOwnGames(): OwnGames {
  const [own, setOwn] = useState(UNKNOWN_GAMES);
  useEffect(
    () =>
      untilAnswered(
        () => api.list(),
        (listed) => setOwn(ownGames(listed)),
      ),
    [],
  );
  return own;
}

/** Without games there is nothing to choose. */
export const WAYS = ['leave', 'bring'] as const;
export type Way = (typeof WAYS)[number];

/**
 * The way of a device that joins another person; undefined while the person still has to choose,
 * or it is not known whether there is something to choose.
 */
export function wayOf({ count }: OwnGames, chosen: Way | undefined): Way | undefined {
  if (count === undefined) return undefined;
  return count === 0 ? 'bring' : chosen;
}
