import { fileURLToPath } from 'node:url';
import type { AnyGame } from '@pangaea/rules/kernel';
import { terraMystica } from '@pangaea/rules/terra-mystica';
import { terraNova } from '@pangaea/rules/terra-nova';
import type { Judge } from '../src/index.ts';
import type { WorthsModel } from '../src/provenance.ts';
import { terraMysticaJudge } from '../src/terra-mystica/judge.ts';
import { MODEL as MYSTICA } from '../src/terra-mystica/model.ts';
import { terraNovaJudge } from '../src/terra-nova/judge.ts';
import { MODEL as NOVA } from '../src/terra-nova/model.ts';

/** Worths by name, of whatever game. */
export type Worths = Readonly<Record<string, number>>;

/** A game whose judge goes by worths. */
export interface HexGame {
  readonly game: AnyGame;
  readonly model: WorthsModel<Worths>;
  /** Where the model that ships stands. */
  readonly file: string;
  // biome-ignore lint/suspicious/noExplicitAny: a list of games holds types that never meet.
  judge(worths: Worths): Judge<any>;
}

export const HEX_IDS = ['terra-nova', 'terra-mystica'] as const;
export type HexId = (typeof HEX_IDS)[number];

export const HEX_GAMES: Readonly<Record<HexId, HexGame>> = {
  'terra-nova': {
    game: terraNova(),
    model: { ...NOVA, worths: { ...NOVA.worths } },
    file: fileOf('terra-nova'),
    judge: (worths) => terraNovaJudge({ ...NOVA.worths, ...worths }),
  },
  'terra-mystica': {
    game: terraMystica(),
    model: { ...MYSTICA, worths: { ...MYSTICA.worths } },
    file: fileOf('terra-mystica'),
    judge: (worths) => terraMysticaJudge({ ...MYSTICA.worths, ...worths }),
  },
};

function fileOf(id: HexId): string {
  return fileURLToPath(new URL(`../src/${id}/model.json`, import.meta.url));
}
