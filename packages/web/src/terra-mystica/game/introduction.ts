import type { MysticaMessages } from '../messages/index.ts';

/** Enough for a first game, in the order in which it is needed. */
export function introOf({ intro }: MysticaMessages): readonly string[] {
  const { aim, turn, land, income, power, cults, round, town, end } = intro;
  return [aim, turn, land, income, power, cults, round, town, end];
}
