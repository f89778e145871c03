import {
  CYCLE,
  FACTION_DEFINITIONS,
  type FactionId,
  LANDSCAPE_WAYS,
} from '@pangaea/rules/terra-mystica';
import { LANGUAGES } from '@pangaea/words';
import { expect, test } from 'vitest';
import { wheelOf } from '../../src/terra-mystica/game/wheel.ts';
import { PANEL_MESSAGES } from '../../src/terra-mystica/messages/panels.ts';
import { peopleOf, unsureOf } from '../../src/terra-mystica/panels/people.ts';
import type { PanelSpeech } from '../../src/terra-mystica/panels/props.ts';
import { wheelInShort, wheelInWords } from '../../src/terra-mystica/play/wheel-words.ts';
import { LOAD_TEXTS } from '../../src/terra-mystica/words.ts';
import { EVERY_FAN, FAN_SPEECHES, fanTable } from './fan/tables.ts';
import { begun } from './game/positions.ts';

const SPEECHES: readonly PanelSpeech[] = await Promise.all(
  LANGUAGES.map(async (language) => ({
    w: (await LOAD_TEXTS[language]()).w,
    p: PANEL_MESSAGES[language],
  })),
);
const ALL = FACTION_DEFINITIONS.map(({ id }) => id as FactionId);

function tableOf(faction: FactionId, landscapes: boolean) {
  const board = (id: string) => FACTION_DEFINITIONS.find((each) => each.id === id)?.board;
  const other = board(faction) === 'green' ? 'engineers' : 'witches';
  return begun([faction, other], landscapes ? { landscapes: true } : {});
}

test.each(ALL)('the abilities of %s are told on their board, part by part', (faction) => {
  for (const speech of SPEECHES) {
    const { w, p } = speech;
    const plain = peopleOf(tableOf(faction, false), 0, speech);
    expect(plain.map(({ id, text, stands }) => [id, text, stands])).toEqual([
      ['ability', w.abilities[faction], undefined],
      ['stronghold', w.strongholds[faction], false],
    ]);
    expect(plain[0].heading).toBe(p.people.fromStart);
    const state = tableOf(faction, true);
    const parts = peopleOf(state, 0, speech);
    expect(LANDSCAPE_WAYS).toContain(
      state.table.factions[state.faction(0)].landscape.way ?? 'home',
    );
    expect(parts.at(-1)).toMatchObject({
      id: 'landscape',
      heading: w.landscapes[faction].name,
      text: w.landscapes[faction].text,
      stands: false,
    });
    for (const { text } of parts) expect(text).toMatch(/[.。]$/);
    expect(unsureOf(state, 0, speech)).toBe(undefined);
  }
});

test.each(ALL)('the wheel of %s begins with the own terrain and tells every price', (faction) => {
  const state = tableOf(faction, false);
  const wheel = wheelOf(state, 0);
  if (wheel === undefined) throw new Error('no wheel');
  const { around, land, pay } = wheel;
  expect(new Set(around.map(({ terrain }) => terrain)).size).toBe(CYCLE);
  const isOutside = land === 'ice' || land === 'volcano';
  if (!isOutside) expect(around[0]).toEqual({ terrain: land, price: 0 });
  for (const { price = 0 } of around) expect(price).toBeLessThanOrEqual(4);
  for (const speech of SPEECHES) {
    const said = wheelInWords(wheel, speech);
    // Every terrain is named once, with its price.
    for (const { terrain, price } of around) {
      const isSaid = pay !== 'priests' || price === undefined;
      if (isSaid) expect(said).toContain(speech.w.terrains[terrain]);
    }
    expect(wheelInShort(wheel, speech).join('')).toMatch(/[.。]$/);
  }
});

test.each(EVERY_FAN)(
  'the abilities of $id are told, too ($fanFactions)',
  ({ fanFactions, id, board }) => {
    const state = fanTable(fanFactions, id, board);
    for (const speech of FAN_SPEECHES) {
      const words = speech.fan?.words[id];
      expect(peopleOf(state, 0, speech).map(({ text }) => text)).toEqual([
        words?.ability,
        words?.stronghold,
      ]);
      expect(unsureOf(state, 0, speech)).toBe(words?.reconstructed);
    }
  },
);
