import { BUILDINGS, type FactionId, NONE, type State } from '@pangaea/rules/terra-mystica';
import type { PeoplePart } from '../../terra/panels/people-parts.tsx';
import type { PanelSpeech } from './props.ts';

/**
 * The abilities of a faction: from the start, with its stronghold, and with its landscape if
 * landscapes are in the game.
 * @param seat the seat that plays it, if known
 */
function partsOf(
  state: State,
  id: FactionId,
  seat: number | undefined,
  { w, p }: PanelSpeech,
): readonly PeoplePart[] {
  const stronghold = BUILDINGS.indexOf('stronghold');
  const landscape = state.hasLandscapes() ? w.landscapes[id] : undefined;
  const standing = (stands: (seat: number) => boolean) =>
    seat === undefined ? {} : { stands: stands(seat) };
  return [
    { id: 'ability', heading: p.people.fromStart, text: w.abilities[id] },
    {
      id: 'stronghold',
      heading: w.buildings.stronghold,
      text: w.strongholds[id],
      ...standing((at) => state.onMap(at, stronghold) > 0),
    },
    ...(landscape === undefined
      ? []
      : [
          {
            id: 'landscape',
            heading: landscape.name,
            text: landscape.text,
            ...standing((at) => state.landscape(at) !== NONE),
          },
        ]),
  ];
}

/** The abilities of the faction of a seat; empty before the choice of factions. */
export function peopleOf(state: State, seat: number, speech: PanelSpeech): readonly PeoplePart[] {
  const faction = state.faction(seat);
  if (faction === NONE) return [];
  return partsOf(state, state.table.factionNames[faction], seat, speech);
}

/** Notes on a seat's board, if sources differ. */
export function unsureOf(state: State, seat: number, { fan }: PanelSpeech): string | undefined {
  const faction = state.faction(seat);
  return faction === NONE
    ? undefined
    : fan?.words[state.table.factionNames[faction]]?.reconstructed;
}

/** Notes about a faction as sentences, each with its source. */
export function peopleNotes(state: State, seat: number, speech: PanelSpeech): readonly string[] {
  return peopleOf(state, seat, speech).map(({ heading, text }) => speech.p.of(heading, text));
}
