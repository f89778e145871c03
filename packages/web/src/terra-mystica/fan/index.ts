import { FAN_FACTIONS, terraMysticaBook } from '@pangaea/rules/terra-mystica';
import type { FanWords, TerraMysticaWords } from '@pangaea/words/terra-mystica';
import { FAN_WORDS } from '@pangaea/words/terra-mystica/fan';
import type { Language } from '../../messages/index.ts';
import { CRESTS } from '../crests/index.ts';
import { mysticaPage } from '../game/rules.ts';
import type { FanFace } from './face.ts';
import { abilityFaces, FAN_CRESTS, FAN_STORES } from './looks.ts';

const FAN_PAGE = mysticaPage(terraMysticaBook);

/** The fan factions in a language. A separate chunk, loaded for tables that need it (`hasFans`). */
export const fanFace = (language: Language, Stored?: FanFace['Stored']): FanFace => ({
  game: FAN_PAGE,
  factions: FAN_FACTIONS,
  words: FAN_WORDS[language],
  abilities: abilityFaces(language),
  stores: FAN_STORES,
  Stored,
  among: (w) => among(w, FAN_WORDS[language]),
  crests: { ...CRESTS, ...FAN_CRESTS },
});

function among(w: TerraMysticaWords, fan: FanWords): TerraMysticaWords {
  const each = (of: 'name' | 'ability' | 'stronghold') =>
    Object.fromEntries(Object.entries(fan).map(([id, words]) => [id, words[of]]));
  return {
    ...w,
    factions: { ...w.factions, ...each('name') },
    abilities: { ...w.abilities, ...each('ability') },
    strongholds: { ...w.strongholds, ...each('stronghold') },
  };
}
