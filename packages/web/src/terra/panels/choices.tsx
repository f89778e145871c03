import { useGameSpeech } from '../../messages/speech.ts';
import type { Choice } from '../game/choices.ts';
import { TERRA_MESSAGES } from '../messages/index.ts';
import { useTerra, useTerraTable } from '../terra-game.ts';
import { ChoiceButton } from './choice-button.tsx';

/** Choices as buttons, those for home land first; those for other terrains come after a line. */
export function OwnLandFirst({
  choices,
  withAction,
  spoken,
  isFolded = false,
}: {
  readonly choices: readonly Choice[];
  /** Whether choices of several actions are shown together. */
  readonly withAction: boolean;
  /** Words before a choice, for screen readers only. */
  readonly spoken?: (choice: Choice) => string;
  /**
   * Whether all choices that transform land come after the line, because another choice comes
   * first.
   */
  readonly isFolded?: boolean;
}) {
  const { language } = useGameSpeech();
  const terra = useTerra();
  const { draft } = useTerraTable().play;
  const sorted =
    draft === undefined ? undefined : terra.ownLandFirst?.(draft.state, draft.seat, choices);
  const isMaking = (choice: Choice) => isFolded && terra.makesLand?.(choice) === true;
  const { wanted, others } = isFolded
    ? {
        wanted: choices.filter((choice) => !isMaking(choice)),
        others: [...(sorted?.wanted ?? []), ...(sorted?.others ?? [])].filter(isMaking),
      }
    : (sorted ?? { wanted: choices, others: [] });
  const list = (shown: readonly Choice[]) => (
    <ul className="choices">
      {shown.map((choice) => (
        <li key={choice.move}>
          {spoken !== undefined && <span className="spoken">{spoken(choice)} </span>}
          <ChoiceButton choice={choice} withAction={withAction} />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {wanted.length > 0 && list(wanted)}
      {others.length > 0 && (
        <details className="other-terrains">
          <summary>{TERRA_MESSAGES[language].otherTerrains(others.length)}</summary>
          {list(others)}
        </details>
      )}
    </>
  );
}
