import { type AnyKind, numberKinds } from '../kernel/index.ts';
import { ABILITY } from './actions/ability.ts';
import { POWER } from './actions/power.ts';
import { SPECIAL } from './actions/special.ts';
import { BID } from './auction/bid.ts';
import { NOMINATE } from './auction/nominate.ts';
import { SEAL } from './auction/seal.ts';
import { BRIDGE } from './bridges/bridge.ts';
import { LAND_BRIDGE } from './bridges/land-bridge.ts';
import { PASS } from './cards/pass.ts';
import { TAKE } from './cards/take.ts';
import { DECLINE } from './course/decline.ts';
import { DROP } from './course/drop.ts';
import { END } from './course/end.ts';
import { CULT } from './cults/cult.ts';
import { PRIEST } from './cults/priest.ts';
import { FACTION_DEFINITIONS } from './factions/index.ts';
import { BURN, CONVERT } from './goods/convert.ts';
import { LANDSCAPE } from './landscapes/landscape.ts';
import { ORDER } from './offers/order.ts';
import { REFUSE_POWER, TAKE_COIN, TAKE_POWER } from './offers/take-power.ts';
import { COLOUR } from './set-up/colour.ts';
import { FACTION } from './set-up/faction.ts';
import { PLACE } from './set-up/place.ts';
import { SKIP_TRANSFORM, TRANSFORM } from './spades/transform.ts';
import type { State } from './state.ts';
import { BUILD, SKIP_BUILD } from './structures/build.ts';
import { UPGRADE } from './structures/upgrade.ts';
import type { Table } from './table/table.ts';
import { FAVOUR } from './towns/favour.ts';
import { RIVER_TOWN } from './towns/river-town.ts';
import { TOWN } from './towns/town.ts';
import { ADVANCE_EXCHANGE, ADVANCE_SHIPPING } from './tracks/advance.ts';
import { KIND, KIND_WORDS, type KindWord } from './words.ts';

/** The kinds of moves for everybody, and those that factions add. */
const ALL: readonly AnyKind<State, Table<State>>[] = [
  END,
  FACTION,
  COLOUR,
  PLACE,
  TAKE,
  BUILD,
  TRANSFORM,
  SKIP_BUILD,
  SKIP_TRANSFORM,
  UPGRADE,
  ADVANCE_SHIPPING,
  ADVANCE_EXCHANGE,
  PRIEST,
  POWER,
  SPECIAL,
  BRIDGE,
  LAND_BRIDGE,
  CULT,
  FAVOUR,
  TOWN,
  RIVER_TOWN,
  TAKE_POWER,
  REFUSE_POWER,
  TAKE_COIN,
  BURN,
  CONVERT,
  DECLINE,
  PASS,
  ORDER,
  DROP,
  NOMINATE,
  BID,
  SEAL,
  LANDSCAPE,
  ABILITY,
  ...FACTION_DEFINITIONS.flatMap(({ kinds = [] }) => kinds),
];

for (const { word } of ALL)
  if (!Object.hasOwn(KIND, word)) throw new Error(`no number for ${word}`);

/** All kinds of moves, by number. */
export const KINDS: readonly AnyKind<State, Table<State>>[] = numberKinds(
  KIND_WORDS.map(kindOf),
).list;

function kindOf(word: KindWord): AnyKind<State, Table<State>> {
  const kind = ALL.find((each) => each.word === word);
  if (kind === undefined) throw new Error(`no kind of move ${word}`);
  return kind;
}
