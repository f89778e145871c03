import { FACTION_DEFINITIONS, type State } from '@pangaea/rules/terra-nova';
import { LANGUAGES } from '@pangaea/words';
import { TERRA_NOVA } from '@pangaea/words/terra-nova';
import { expect, test } from 'vitest';
import { MESSAGES } from '../../src/messages/index.ts';
import { speechFor } from '../../src/messages/speech.ts';
import { NOVA_MESSAGES } from '../../src/terra-nova/messages/index.ts';
import { peopleOf } from '../../src/terra-nova/panels/people.ts';
import { novaSpeech } from '../../src/terra-nova/speech.ts';
import { newNova } from './tables.ts';

const SPEECHES = LANGUAGES.map((language) =>
  novaSpeech(
    speechFor(language, MESSAGES[language]),
    TERRA_NOVA[language],
    NOVA_MESSAGES[language],
  ),
);

test.each(FACTION_DEFINITIONS)(
  'the abilities of $id are told, palace by palace',
  ({ id, ...faction }) => {
    const state: State = newNova(id);
    for (const speech of SPEECHES) {
      const parts = peopleOf(state, 0, speech);
      const told = speech.w.effects(faction.ability, state.table);
      const hasAbility = told.length > 0 || faction.startHouses > 2;
      expect(parts.map((part) => part.id)).toEqual([
        ...(hasAbility ? ['ability'] : []),
        'left-palace',
        'right-palace',
      ]);
      for (const { text } of parts) expect(text).not.toMatch(/^$|undefined/);
      for (const sentence of speech.w.effects(faction.leftPalace, state.table)) {
        expect(parts.at(-2)?.text).toContain(sentence);
      }
      expect(parts.at(-1)?.stands).toBe(false);
    }
  },
);
