import type { MysticaMessages } from '../messages/index.ts';

/** The explanations for a first game, in the order in which they are needed. */
export function introOf({ aim, intro }: MysticaMessages): readonly string[] {
  const { turn, land, income, power, cults, round, town, end } = intro;
  return [aim, turn, land, income, power, cults, round, town, end];
}
