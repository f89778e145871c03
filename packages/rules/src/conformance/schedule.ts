import type { GameEvent } from '../kernel/index.ts';
import { questionsTellNothing } from './laws/asked.ts';
import { codecGivesBack, codecRefusesGarbage } from './laws/codec.ts';
import { jsonKeepsAll, slotsAreIndependent } from './laws/copies.ts';
import { listerAgrees } from './laws/lister.ts';
import { ordersChangeNoPiece } from './laws/orders.ts';
import { garbageIsRefused } from './laws/refusals.ts';
import { decidersAreIndependent, segmentsAgree } from './laws/segments.ts';
import { twinsLookAlike } from './laws/twins.ts';
import { viewsAgree } from './laws/views.ts';
import type { Rates } from './options.ts';
import type { Trial } from './trial.ts';

type Look = <S, O, E extends GameEvent>(trial: Trial<S, O, E>) => void;

/** Laws that check a position, each at its own rate. */
const LOOKS: readonly {
  readonly rate: keyof Rates;
  readonly look: Look;
  /** Whether the law also checks every position of a rare kind. */
  readonly seldom?: true;
}[] = [
  { rate: 'conserved', look: piecesAreConserved },
  { rate: 'slot', look: slotsAreIndependent },
  { rate: 'codec', look: codecGivesBack },
  { rate: 'codec', look: codecRefusesGarbage },
  { rate: 'json', look: jsonKeepsAll },
  { rate: 'garbage', look: garbageIsRefused, seldom: true },
  { rate: 'view', look: viewsAgree },
  { rate: 'twins', look: twinsLookAlike },
  { rate: 'asked', look: questionsTellNothing, seldom: true },
  { rate: 'orders', look: ordersChangeNoPiece },
  { rate: 'segment', look: segmentsAgree },
  { rate: 'independent', look: decidersAreIndependent },
  { rate: 'lister', look: listerAgrees, seldom: true },
];

/**
 * The laws to check in this position; all of them at the start and at the end of a game. Games
 * begin at different places of the cycle, so that every moment is checked in some game.
 */
export function lookAt<S, O, E extends GameEvent>(trial: Trial<S, O, E>): void {
  const { rates } = trial.settings;
  const edge = trial.commands.length === 0 || trial.game.deciders(trial.state) === 0;
  const rarity = !edge && (trial.subject.seldom?.(trial.state) ?? false);
  for (const { rate, look, seldom } of LOOKS) {
    const place = trial.commands.length + trial.index * 7;
    if (edge || (rarity && seldom) || place % rates[rate] === 0) look(trial);
    if (trial.failed) return;
  }
}

/** Checks the law `conserved`. */
function piecesAreConserved<S, O, E extends GameEvent>(trial: Trial<S, O, E>): void {
  const complaints = trial.subject.conserved(trial.state);
  if (complaints.length > 0) trial.fail('conserved', complaints.slice(0, 3).join('; '));
}
