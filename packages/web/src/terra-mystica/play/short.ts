import {
  type PowerAction,
  type SpecialAction,
  type State,
  TERRAINS,
} from '@pangaea/rules/terra-mystica';
import type { TerraMysticaWords } from '@pangaea/words/terra-mystica';
import type { PanelMessages } from '../messages/panels.ts';

interface Texts {
  readonly w: TerraMysticaWords;
  readonly p: PanelMessages;
}
type Given = Readonly<Record<string, string>>;
type Short = (given: Given, texts: Texts, state: State) => string;

const SHORT: Readonly<Record<string, Short>> = {
  burn: ({ times }, { p }) => p.short.burn(times),
  power: ({ action }, { w, p }, { table }) => {
    const { bridge, gain = {} } = table.printed.powerActions[action as PowerAction];
    return bridge ? p.short.bridge : w.goods(gain);
  },
  special: ({ action }, { w }) => w.specialActions[action as SpecialAction],
  transform: ({ hex, terrain }, { w, p }) => p.short.transform(hex, terrainOf(w, terrain)),
  'skip-transform': ({ hex, terrain }, { w, p }) => p.short.transform(hex, terrainOf(w, terrain)),
  build: ({ hex }, { w, p }) => p.short.build(w.buildings.dwelling, hex),
  'skip-build': ({ hex }, { w, p }) => p.short.build(w.buildings.dwelling, hex),
  upgrade: ({ hex, building }, { w, p }) =>
    p.short.build(w.buildings[building as keyof typeof w.buildings], hex),
  'advance-shipping': (_, { w }) => w.tracks.shipping,
  'advance-exchange': (_, { w }) => w.tracks.exchange,
  convert: ({ conversion, times }, { w, p }, { table }) =>
    p.short.convert(w.conversion(conversion, table.printed), times),
};

function terrainOf(w: TerraMysticaWords, id: string): string {
  const terrain = TERRAINS.find((each) => each === id);
  return terrain === undefined ? id : w.terrains[terrain];
}

/** A move in few words, for one line with others; undefined if the usual words are as short. */
export function shortMove(
  word: string,
  given: Given,
  texts: Texts,
  state: State,
): string | undefined {
  return Object.hasOwn(SHORT, word) ? SHORT[word](given, texts, state) : undefined;
}
