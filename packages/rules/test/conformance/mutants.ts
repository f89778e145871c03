import type { GameUnderTest, LawId } from '../../src/conformance/index.ts';
import {
  argA,
  type Game,
  kindOf,
  type Move,
  Moves,
  ok,
  packMove,
  refusal,
  type Seat,
} from '../../src/kernel/index.ts';
import {
  BID,
  codec,
  DONE,
  HANG,
  layout,
  ORDER,
  SELL,
  type ToyEvent,
  type ToyOptions,
  ToyState,
  toyGame,
} from './toy-game.ts';
import { toySubject } from './toy-subject.ts';

type Toy = Game<ToyState, ToyOptions, ToyEvent>;
type Subject = GameUnderTest<ToyState, ToyOptions, ToyEvent>;

/** The game Lanterns with one mistake, and the law that the mistake breaks. */
export interface Mutant {
  readonly law: LawId;
  readonly flaw: string;
  /** Makes a new one each time, since some mistakes have a memory. */
  readonly make: () => Subject;
}

const { at } = layout;

function isRecord(json: unknown): json is Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

function inGame(law: LawId, flaw: string, make: () => Partial<Toy>): Mutant {
  return { law, flaw, make: () => ({ ...toySubject, game: { ...toyGame, ...make() } }) };
}

function inSubject(law: LawId, flaw: string, wrong: Partial<Subject>): Mutant {
  return { law, flaw, make: () => ({ ...toySubject, ...wrong }) };
}

/** `apply` with additional code at its end. */
function applied(then: (state: ToyState, seat: Seat, move: Move) => void): Partial<Toy> {
  return {
    apply(state, seat, move, sink) {
      toyGame.apply(state, seat, move, sink);
      then(state, seat, move);
    },
  };
}

/**
 * `view` with additional code at its end, for full positions only, so that views of views stay
 * equal.
 */
function viewed(then: (view: ToyState, of: ToyState, viewer: Seat) => void): Partial<Toy> {
  return {
    view(state, viewer) {
      const view = toyGame.view(state, viewer);
      if (viewer !== 'spectator') then(view, state, viewer);
      return view;
    },
  };
}

/** `legal` with its list changed. */
function listed(change: (into: Moves, state: ToyState, seat: Seat) => void): Partial<Toy> {
  return {
    legal(state, seat, into) {
      toyGame.legal(state, seat, into);
      change(into, state, seat);
      return into.count;
    },
  };
}

export const MUTANTS: readonly Mutant[] = [
  inGame('options', 'unknown options are ignored', () => ({
    options: (given) => {
      const { rulesVersion, players, startCoins } = { ...(given as Partial<ToyOptions>) };
      return toyGame.options({ rulesVersion, players, startCoins });
    },
  })),
  inGame('options', 'a new table gets the oldest rules', () => ({
    options: (given) => toyGame.options(isRecord(given) ? { rulesVersion: '1', ...given } : given),
  })),
  inGame('options', 'older rules are taken for the newest', () => ({
    options: (given) => {
      const read = toyGame.options(given);
      return read.ok ? { ok: true, value: { ...read.value, rulesVersion: '2' } } : read;
    },
  })),
  inGame('options', 'unknown rules are taken for the newest', () => ({
    options: (given) => {
      const { rulesVersion, ...rest } = isRecord(given) ? given : {};
      const known = toyGame.rulesVersions.some((each) => each === rulesVersion);
      return toyGame.options(isRecord(given) && !known ? rest : given);
    },
  })),
  inGame('setup', 'a table keeps other options than it was given', () => ({
    optionsOf: (state) => ({ ...toyGame.optionsOf(state), startCoins: 2 }),
  })),

  inGame('options', 'four seats are refused', () => ({
    options: (given) =>
      (given as ToyOptions).players === 4
        ? { ok: false, error: refusal('option-value') }
        : toyGame.options(given),
  })),
  inGame('setup', 'set-up remembers earlier games', () => {
    let games = 0;
    return {
      setup(options, seed) {
        const set = toyGame.setup(options, seed);
        if (set.ok) set.value.i16[at.coins] += games++ % 2;
        return set;
      },
    };
  }),
  inGame('setup', 'a refusal code comes twice', () => ({
    refusals: [...toyGame.refusals, 'game-over'],
  })),
  inGame('deciders', 'the first seat still decides when the game is over', () => ({
    deciders: (state) => (state.over ? 1 : toyGame.deciders(state)),
  })),
  inGame('deciders', 'nobody decides in the last round', () => ({
    deciders: (state) => (state.u8[at.round] === 2 ? 0 : toyGame.deciders(state)),
  })),
  inGame('deciders', 'a seat that is not there decides', () => ({
    deciders: (state) => toyGame.deciders(state) | (state.over ? 0 : 1 << 5),
  })),
  inGame('deciders', 'a full position awaits chance', () => ({
    awaitsChance: (state) => state.u8[at.turn] === 1,
  })),
  inGame('legal', 'a move is listed twice', () => listed((into) => into.add(into.at(0)))),
  inGame('legal', 'idle seats have moves', () =>
    listed((into) => {
      if (into.count === 0) into.add(packMove(DONE));
    }),
  ),
  inGame('legal', 'a decider has none', () => listed((into) => into.clear())),
  inGame('legal', 'the number is not that of the list', () => ({
    legal: (state, seat, into) => toyGame.legal(state, seat, into) + 1,
  })),
  inGame('legal', 'the list is full', () =>
    listed((into) => {
      for (let extra = 0; into.count < into.list.length; extra++) into.add(1000 + extra);
    }),
  ),
  inGame('stable', 'every second list is the other way round', () => {
    let lists = 0;
    return listed((into) => {
      if (lists++ % 2 === 1) into.list.subarray(0, into.count).reverse();
    });
  }),
  inGame('check', 'the last spot is refused', () => ({
    check: (state, seat, move) =>
      move === packMove(HANG, 5) ? 1 : toyGame.check(state, seat, move),
  })),
  inGame('check', 'a listed move is not legal', () =>
    listed((into) => {
      if (into.count > 0) into.add(packMove(63));
    }),
  ),
  inGame('pure', 'an explanation costs a coin', () => ({
    explain(state, seat, move) {
      const why = toyGame.explain(state, seat, move);
      state.i16[at.coins]++;
      return why;
    },
  })),
  inGame('pure', 'listing sorts the lanterns', () => ({
    orders(state, seat, into) {
      layout.entriesOf(state.buffers, 'spot').sort();
      return toyGame.orders(state, seat, into);
    },
  })),
  inGame('progress', 'selling does nothing', () => ({
    apply(state, seat, move, sink) {
      if (kindOf(move) !== SELL) toyGame.apply(state, seat, move, sink);
    },
  })),
  inGame('decision-cap', 'nobody is ever done', () => ({
    apply(state, seat, move, sink) {
      if (kindOf(move) === DONE) state.u8[at.startCoins] ^= 3;
      else toyGame.apply(state, seat, move, sink);
    },
  })),
  inGame('outcome', 'equal points have different ranks', () => ({
    outcome: (state) => {
      const outcome = toyGame.outcome(state);
      return outcome && { ...outcome, rank: outcome.vp.map((_, seat) => seat + 1) };
    },
  })),
  inGame('outcome', 'a seat has no points', () => ({
    outcome: (state) => {
      const outcome = toyGame.outcome(state);
      return outcome && { ...outcome, vp: outcome.vp.slice(1) };
    },
  })),
  inGame('slot', 'a copy forgets the orders', () => ({
    copy(from, to) {
      toyGame.copy(from, to);
      to.u8.fill(1, at.shy, at.shy + 4);
    },
  })),
  inGame('slot', 'all slots share their memory', () => {
    const shared = new ToyState();
    return { slot: () => shared };
  }),
  inGame('json', 'the orders are not written', () => ({
    toJson: (state) => ({ ...(toyGame.toJson(state) as object), shy: [0, 0, 0, 0] }),
  })),
  inGame('json', 'what is derived is not rebuilt', () => ({
    fromJson(json) {
      const read = toyGame.fromJson(json);
      if (read.ok) read.value.u8[at.taken] = 0;
      return read;
    },
  })),
  inGame('json', 'unknown fields are read over', () => ({
    fromJson(json) {
      if (typeof json !== 'object' || json === null) return toyGame.fromJson(json);
      const { 'no such field': _, ...rest } = json as Record<string, unknown>;
      return toyGame.fromJson(rest);
    },
  })),
  inGame('json', 'the own form is refused', () => ({
    toJson: (state) => ({ ...(toyGame.toJson(state) as object), version: 2 }),
  })),
  inGame('json', 'half numbers are cut off', () => ({
    fromJson: (json) =>
      toyGame.fromJson(
        JSON.parse(JSON.stringify(json), (_, value) =>
          typeof value === 'number' ? Math.floor(value) : value,
        ),
      ),
  })),
  inGame('replay', 'the third game of a seed has another deck', () => {
    const played = new Map<string, number>();
    return {
      setup(options, seed) {
        const set = toyGame.setup(options, seed);
        const times = (played.get(seed) ?? 0) + 1;
        played.set(seed, times);
        if (set.ok && times > 2) layout.entriesOf(set.value.buffers, 'deck').reverse();
        return set;
      },
    };
  }),
  inGame('garbage', 'bits that mean nothing are not looked at', () => ({
    check: (state, seat, move) =>
      toyGame.check(state, seat, kindOf(move) === SELL ? packMove(SELL) : move),
  })),
  inGame('garbage', 'others may end the turn', () => ({
    check: (state, seat, move) =>
      move === packMove(DONE) && state.u8[at.turn] < 4 && seat < 4
        ? 0
        : toyGame.check(state, seat, move),
  })),
  inGame('garbage', 'orders can be given after the end', () => ({
    check: (state, seat, move) =>
      state.over && kindOf(move) === ORDER && move < 128 ? 0 : toyGame.check(state, seat, move),
  })),
  inGame('garbage', 'seats are counted round the table', () => ({
    check: (state, seat, move) => toyGame.check(state, seat & 31, move),
  })),
  inGame('explain', 'another reason is given', () => ({
    explain: (_state, seat) => refusal('game-over', { seat }),
  })),
  inGame('explain', 'a code out of the set', () => ({
    check: (state, seat, move) => {
      const refused = toyGame.check(state, seat, move);
      return refused === 3 ? 77 : refused;
    },
  })),
  inGame('explain', 'a fact is no number', () => ({
    explain: (state, seat, move) =>
      refusal(toyGame.explain(state, seat, move).code, { coins: Number.NaN }),
  })),
  inGame('codec', 'the last spot cannot be read', () => ({
    notation: { ...toyGame.notation, parse: (s, text) => codec.parse(s, text.replace('f', 'e')) },
  })),
  inGame('codec', 'a bid is written without its amount', () => ({
    notation: { ...toyGame.notation, print: (s, move) => codec.print(s, move).split(' ')[0] },
  })),
  inGame('codec', 'an object form lacks its argument', () => ({
    notation: { ...toyGame.notation, decode: (s, move) => ({ do: codec.decode(s, move).do }) },
  })),
  inGame('codec', 'a move has no words', () => ({
    notation: { ...toyGame.notation, print: (_, move) => `?${move}` },
  })),
  inGame('codec-garbage', 'further words are not read', () => ({
    notation: {
      ...toyGame.notation,
      parse: (s, text) => codec.parse(s, text.split(' ').slice(0, 2).join(' ')),
    },
  })),
  inGame('codec-garbage', 'anything is done', () => ({
    notation: {
      ...toyGame.notation,
      encode: (s, command) => {
        const read = codec.encode(s, command);
        return read.ok ? read : ok(packMove(DONE));
      },
    },
  })),
  inGame('codec-garbage', 'an unknown code', () => ({
    notation: {
      ...toyGame.notation,
      parse: (s, text) => {
        const read = codec.parse(s, text);
        return read.ok ? read : { ok: false, error: refusal('pardon') };
      },
    },
  })),
  inGame('conserved', 'a card is doubled', () =>
    applied((state, _, move) => {
      if (kindOf(move) === DONE) state.u8[at.deck + 5] = state.u8[at.deck + 4];
    }),
  ),
  inGame('conserved', 'a lantern is not counted', () =>
    applied((state, _, move) => {
      if (kindOf(move) === HANG) state.u8[at.taken] = 1;
    }),
  ),
  inGame('sink', 'who listens wins a point', () => ({
    apply(state, seat, move, sink) {
      toyGame.apply(state, seat, move, sink);
      if (sink !== undefined && kindOf(move) === HANG) state.u8[at.startCoins] = 1;
      else state.u8[at.startCoins] = 2;
    },
  })),
  inGame('events', 'an event holds a set', () => ({
    apply(state, seat, move, sink) {
      toyGame.apply(state, seat, move, sink);
      const odd = { type: 'done' as const, seat, by: new Set([seat]) };
      sink?.push(odd);
    },
  })),
  inGame('events', 'an event is about a seat that is not there', () => ({
    apply(state, seat, move, sink) {
      toyGame.apply(state, seat, move, sink);
      sink?.push({ type: 'done', seat: 4 });
    },
  })),
  inGame('account', 'the die is not told', () => ({
    apply(state, seat, move, sink) {
      const tell = (event: ToyEvent) => (event.type === 'die' ? 0 : sink?.push(event));
      toyGame.apply(state, seat, move, sink && { push: tell });
    },
  })),
  inGame('account', 'a coin comes from nowhere', () =>
    applied((state, seat, move) => {
      if (kindOf(move) === DONE) state.i16[at.coins + seat]++;
    }),
  ),
  inGame('follows', 'all is told at the end of a move', () => ({
    apply(state, seat, move, sink) {
      const told: ToyEvent[] = [];
      toyGame.apply(state, seat, move, told);
      for (const event of told) sink?.push(event);
    },
  })),
  inGame('witness', 'every lantern is told at one spot', () => ({
    apply(state, seat, move, sink) {
      const tell = (event: ToyEvent) =>
        sink?.push(event.type === 'hung' ? { ...event, spot: 0 } : event);
      toyGame.apply(state, seat, move, sink && { push: tell });
    },
  })),
  inGame('view', 'who has bid is hidden', () =>
    viewed((view, state, viewer) => {
      for (let seat = 0; seat < state.seats; seat++) {
        if (seat !== viewer) view.u8[at.bid + seat] = 0;
      }
    }),
  ),
  inGame('view', 'a view of a view is paler', () =>
    viewed((view, state) => {
      view.u8[at.startCoins] = state.u8[at.startCoins] >> 1;
    }),
  ),
  inGame('view', 'the outcome is hidden', () => ({
    outcome: (state) => (state.full ? toyGame.outcome(state) : undefined),
  })),
  inGame('view', 'a view cannot be written down', () => ({
    fromJson(json) {
      const read = toyGame.fromJson(json);
      return read.ok && !read.value.full ? { ok: false, error: refusal('not-full') } : read;
    },
  })),
  inGame('view-legal', 'the own coins are hidden', () =>
    viewed((view, _, viewer) => {
      view.i16[at.coins + viewer] = 1;
    }),
  ),
  inGame('view-legal', 'orders cannot be given in a view', () => ({
    orders(state, seat, into) {
      if (state.full) return toyGame.orders(state, seat, into);
      into.clear();
      return 0;
    },
  })),
  inGame('view-refusals', 'a reason tells the next card', () => ({
    explain: (state, seat, move) =>
      refusal(toyGame.explain(state, seat, move).code, { next: state.u8[at.deck + 3] }),
  })),
  inGame('view-refusals', 'a refusal depends on the next card', () => ({
    check(state, seat, move) {
      const refused = toyGame.check(state, seat, move);
      return refused === 1 && state.u8[at.deck + 3] > 3 ? 2 : refused;
    },
    explain(state, seat, move) {
      const { code } = toyGame.explain(state, seat, move);
      const other = code === 'no-such-move' && state.u8[at.deck + 3] > 3;
      return refusal(other ? 'game-over' : code);
    },
  })),
  inGame('view-apply', 'lanterns are free in views', () =>
    applied((state, seat, move) => {
      if (kindOf(move) === HANG && !state.full) state.i16[at.coins + seat]++;
    }),
  ),
  inGame('view-apply', 'a view rolls the die without waiting', () => ({
    awaitsChance: () => false,
    apply(state, seat, move, sink) {
      toyGame.apply(state, seat, move, sink);
      if (!state.full && state.u8[at.turn] === state.seats) state.u8[at.turn] = 0;
    },
  })),
  inGame('view-apply', 'a card comes to light unannounced', () => ({
    revealed: (state) => state.u8[at.round],
  })),
  inGame('sample', 'cards are drawn anew for each place', () => ({
    sample(view, random) {
      const state = toyGame.sample(view, random);
      const known = layout.entriesOf(view.buffers, 'deck');
      for (let place = 0; place < 6; place++) {
        if (known[place] === 9) state.u8[at.deck + place] = 1 + random.below(6);
      }
      return state;
    },
  })),
  inGame('sample', 'a sample forgets the own card', () => ({
    sample: (view, random) => toyGame.sample(toyGame.view(view, 'spectator'), random),
  })),
  inGame('sample', 'the generator is not asked', () => {
    let samples = 0;
    return {
      sample(view, random) {
        const state = toyGame.sample(view, random);
        state.buffers.i32[at.random] = ++samples;
        return state;
      },
    };
  }),
  inGame('sample', 'sampling fills the view', () => ({
    sample(view, random) {
      toyGame.copy(toyGame.sample(view, random), view);
      return view;
    },
  })),
  inGame('twins', 'a hidden card decides what all can see', () =>
    applied((state, _, move) => {
      if (kindOf(move) === DONE) state.u8[at.startCoins] = 1 + (state.u8[at.deck + 5] % 2);
    }),
  ),
  inGame('seen', 'bids are told to all', () => ({ seen: (event) => event })),
  inGame('seen', 'all hear which card was drawn', () => ({
    seen: (event, viewer) => (event.type === 'drew' ? event : toyGame.seen(event, viewer)),
  })),
  inGame('seen', 'hearing twice is hearing less', () => ({
    seen: (event, viewer) =>
      event.type === 'paid' ? { ...event, coins: event.coins - 1 } : toyGame.seen(event, viewer),
  })),
  inGame('hears', 'all hear how much is bid', () => ({ hears: () => true })),
  inGame('hears', 'who bids does not hear it', () => ({
    hears: (_, _seat, move) => kindOf(move) !== BID,
  })),
  inGame('asked', 'who may hang nothing for a hidden card is passed over', () => ({
    apply(state, seat, move, sink) {
      const { bidding } = state;
      toyGame.apply(state, seat, move, sink);
      const isUnlucky = state.u8[at.deck + state.u8[at.round]] === 6;
      if (bidding && !state.bidding && isUnlucky) toyGame.apply(state, 0, packMove(DONE), sink);
    },
  })),
  inGame('silence', 'who is silent bids two coins, had or not', () => ({
    silence: (state, seat) =>
      toyGame.silence(state, seat) === undefined ? undefined : packMove(BID, 2),
  })),
  inGame('silence', 'a hidden card decides what who is silent bids', () => ({
    silence: (state, seat) =>
      toyGame.silence(state, seat) === undefined
        ? undefined
        : packMove(BID, state.u8[at.deck + 5] % 2),
  })),
  inGame('silence', 'only the first may be silent', () => ({
    silence: (state, seat) => (seat === 0 ? toyGame.silence(state, seat) : undefined),
  })),
  inGame('leak', 'the generator is in the views', () => ({
    view(state, viewer) {
      const view = toyGame.view(state, viewer);
      view.buffers.i32.set(state.buffers.i32.subarray(at.random, at.random + 4), at.random);
      return view;
    },
  })),
  inGame('leak', 'the seed is in the views', () => {
    let latest = '';
    return {
      setup(options, seed) {
        latest = seed;
        return toyGame.setup(options, seed);
      },
      toJson: (state) => ({ ...(toyGame.toJson(state) as object), seed: latest }),
      fromJson(json) {
        if (typeof json !== 'object' || json === null || !('seed' in json)) {
          return toyGame.fromJson(null);
        }
        const { seed: _, ...rest } = json as Record<string, unknown>;
        return toyGame.fromJson(rest);
      },
    };
  }),
  inGame('secrets', 'the last card of the deck can be seen', () => ({
    view(state, viewer) {
      const view = toyGame.view(state, viewer);
      view.u8[at.deck + 5] = state.u8[at.deck + 5];
      return view;
    },
  })),
  inGame('secrets', 'the second seat sees what the first has bid', () =>
    viewed((view, state, viewer) => {
      if (viewer === 1) view.u8[at.bid] = state.u8[at.bid];
    }),
  ),
  inGame('revealed', 'what is known is forgotten', () => ({
    revealed: (state) => 200 - state.u8[at.revealed],
  })),
  inGame('revealed', 'a view counts for itself', () => ({
    revealed: (state) => (state.full ? state.u8[at.revealed] : 0),
  })),
  inGame('orders', 'none can be given while all bid', () => ({
    orders(state, seat, into) {
      if (!state.bidding) return toyGame.orders(state, seat, into);
      into.clear();
      return 0;
    },
  })),
  inGame('orders', 'an order answers what was asked', () =>
    applied((state, seat, move) => {
      const asked = state.bidding && !state.hasBid(seat);
      if (kindOf(move) === ORDER && asked) toyGame.apply(state, seat, packMove(BID, 0));
    }),
  ),
  inGame('orders', 'an order costs a coin', () =>
    applied((state, seat, move) => {
      if (kindOf(move) === ORDER) state.i16[at.coins + seat]--;
    }),
  ),
  inGame('orders', 'an order reveals', () =>
    applied((state, _, move) => {
      if (kindOf(move) === ORDER) state.u8[at.revealed]++;
    }),
  ),
  inGame('orders', 'an order is also a move', () =>
    listed((into, state, seat) => {
      if (into.count > 0) into.add(packMove(ORDER, 1 - state.u8[at.shy + seat]));
    }),
  ),
  inGame('lister', 'the last spot is not listed', () =>
    listed((into) => {
      const last = into.toArray().indexOf(packMove(HANG, 5));
      if (last >= 0) into.list.copyWithin(last, last + 1, into.count--);
    }),
  ),
  inSubject('lister', 'selling is no candidate', {
    candidates: (state) => [BID, HANG, DONE].flatMap((kind) => codec.everyMove(state, kind)),
  }),
  inGame('segment', 'the check looks into the latest list', () => {
    const latest: Moves[] = [];
    return {
      ...listed((into, _, seat) => {
        latest[seat] = new Moves(into.list.length);
        for (const move of into.toArray()) latest[seat].add(move);
      }),
      check(state, seat, move) {
        const refused = toyGame.check(state, seat, move);
        const stale = kindOf(move) !== ORDER && !latest[seat]?.includes(move);
        return refused === 0 && stale ? 3 : refused;
      },
    };
  }),
  inGame('independent', 'who bids last is noted', () =>
    applied((state, seat, move) => {
      if (kindOf(move) === BID) state.u8[at.startCoins] = seat;
    }),
  ),
  inGame('independent', 'a bid must be higher than the others', () => {
    const highest = (state: ToyState) => Math.max(0, ...layout.entriesOf(state.buffers, 'bid')) % 9;
    return {
      ...listed((into, state) => {
        if (!state.bidding) return;
        const moves = into.toArray().filter((move) => argA(move) >= highest(state) - 1);
        if (moves.length === 0) return;
        into.clear();
        for (const move of moves) into.add(move);
      }),
    };
  }),
  inSubject('opening', 'a line is no command', { opening: () => ['0 sell everything'] }),
  inSubject('opening', 'a seat moves that is not asked', { opening: () => ['9 done'] }),
  inSubject('coverage', 'an unknown row is observed', { observe: () => ['no such row'] }),
  inSubject('coverage', 'a row comes twice', { rows: [...toySubject.rows, toySubject.rows[0]] }),
  inGame('throws', 'the last round is not written yet', () => ({
    apply(state, seat, move, sink) {
      if (state.u8[at.round] === 2) throw new Error('not written yet');
      toyGame.apply(state, seat, move, sink);
    },
  })),
];
