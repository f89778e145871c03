import type { FactionDefinition, Table } from '@pangaea/rules/terra-nova';
import { FACTIONS, NONE, type State } from '@pangaea/rules/terra-nova';
import type { Language } from '@pangaea/words';
import { TERRA_NOVA } from '@pangaea/words/terra-nova';
import { MESSAGES } from '../../messages/index.ts';
import { BOLD, paint, type Style } from '../style.ts';
import { wrap } from '../text.ts';

/** The abilities of a faction: ability, left and right palace, one line each. */
export function matLines(
  language: Language,
  faction: FactionDefinition,
  table: Table,
): readonly string[] {
  const { terms, effects, startHouses } = TERRA_NOVA[language];
  const ability = [
    ...effects(faction.ability, table),
    ...(faction.startHouses > 2 ? [startHouses(faction.startHouses)] : []),
  ];
  const line = (name: string, told: readonly string[]) =>
    `${name}: ${MESSAGES[language].screen.groups(told)}`;
  return [
    line(terms.ability, ability),
    line(terms.leftPalace, effects(faction.leftPalace, table)),
    line(terms.rightPalace, effects(faction.rightPalace, table)),
  ];
}

/** The mats on the table; all mats as long as none is taken. */
export function drawMats(language: Language, s: State, style: Style): string[] {
  const words = TERRA_NOVA[language];
  const { players, factions } = s.table;
  const taken = Array.from({ length: players }, (_, seat) => s.faction(seat));
  const shown = taken.every((faction) => faction === NONE)
    ? FACTIONS.map((_, faction) => faction)
    : taken.filter((faction) => faction !== NONE);
  return shown.flatMap((faction) => {
    const mat = factions[faction];
    const side = MESSAGES[language].screen.side(mat.side);
    const title = `${words.factions[mat.id]} (${words.terrains[mat.home]}, ${side})`;
    const lines = matLines(language, mat, s.table).flatMap((line) => wrap(line, style.width, '  '));
    return [paint(style, BOLD, title), ...lines];
  });
}
