import type { State } from '@pangaea/rules/gaia';
import type { GaiaMessages } from '../messages/index.ts';

/** The rules needed to begin, in the order in which they are needed. */
export function introOf({ intro }: GaiaMessages, table: State['table']): readonly string[] {
  const { options, edition } = table;
  return [
    intro.aim(table.meeples),
    intro.turn(table.handLimit),
    intro.nature,
    intro.animals(edition.herd),
    intro.city,
    options.takeover ? intro.takeover : intro.share,
    intro.feeding,
    ...(options.powers === 'none' ? [] : [intro.power]),
  ];
}
