import {
  FACTION_CHOICES,
  HOUSE_EDITION,
  TURN_ORDERS,
  TWO_PLAYER_VARIANTS,
} from '@pangaea/rules/terra-nova';
import { type FormEvent, useState } from 'react';
import { isLoaded } from '../game/rules.ts';
import { useSpeech } from '../speech.ts';
import { newTable } from '../table/new-table.ts';
import { BOT_LEVELS, type Player } from '../table/port.ts';
import { api } from '../table/remote/api.ts';
import type { SeatWish } from '../table/remote/wire.ts';
import type { SavedTable } from '../table/storage.ts';
import { Radios } from '../ui/radios.tsx';
import { EditionChoice } from './edition-choice.tsx';
import { Rulings } from './rulings.tsx';

const COUNTS = [2, 3, 4] as const;
const SEATS: readonly Player[] = [
  { kind: 'here', name: '' },
  { kind: 'bot', level: 'intermediate' },
  { kind: 'bot', level: 'intermediate' },
  { kind: 'bot', level: 'intermediate' },
];

/** A table with options: who sits where, which factions, which variant, which rulings. */
export function NewTable({
  server,
  onOpen,
}: {
  /** A server is there: seats can be given away by link. */
  readonly server: boolean;
  readonly onOpen: (table: SavedTable) => void;
}) {
  const { m, refusal } = useSpeech();
  const [count, setCount] = useState<(typeof COUNTS)[number]>(3);
  const [seats, setSeats] = useState(SEATS);
  const [factions, setFactions] = useState<(typeof FACTION_CHOICES)[number]>('choice');
  const [turnOrder, setTurnOrder] = useState<(typeof TURN_ORDERS)[number]>('clockwise');
  const [variant, setVariant] = useState<(typeof TWO_PLAYER_VARIANTS)[number]>('none');
  const [rulings, setRulings] = useState<Readonly<Record<string, string>>>({});
  const [edition, setEdition] = useState(HOUSE_EDITION);
  const [refused, setRefused] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const twoPlayerVariant = count === 2 ? variant : 'none';
    const common = { factions, turnOrder, twoPlayerVariant, rulings };
    const chosen = seats.slice(0, count);
    if (chosen.some(({ kind }) => kind === 'away')) {
      const loaded = isLoaded(edition);
      const wanted = loaded ? { ...common, edition: edition.id } : common;
      const file = loaded ? edition : undefined;
      void api.create(wanted, chosen.map(wishFor), file).then((made) => {
        if (made.ok) window.location.href = `/t/${made.value.id}`;
        else setRefused(refusal(made.refused.refusal, { seat: String, player: String }));
      });
      return;
    }
    const options = { players: count, ...common };
    const table = newTable(options, chosen, Date.now(), edition);
    setRefused(table.ok ? undefined : m.start.refused);
    if (table.ok) onOpen(table.value);
  };
  return (
    <section className="start-new" aria-labelledby="new-table">
      <h2 id="new-table">{m.start.newTable}</h2>
      <form onSubmit={submit}>
        <Radios
          legend={m.start.players}
          values={COUNTS}
          value={count}
          label={String}
          onChange={setCount}
        />
        <div className="seats">
          {seats.slice(0, count).map((player, seat) => (
            <SeatChoice
              key={seat}
              seat={seat}
              server={server}
              player={player}
              onChange={(next) => setSeats(seats.map((each, at) => (at === seat ? next : each)))}
            />
          ))}
        </div>
        <Radios
          legend={m.start.factions}
          values={FACTION_CHOICES}
          value={factions}
          label={(each) => m.start.factionChoices[each]}
          onChange={setFactions}
        />
        <Radios
          legend={m.start.turnOrder}
          values={TURN_ORDERS}
          value={turnOrder}
          label={(each) => m.start.turnOrders[each]}
          onChange={setTurnOrder}
        />
        {count === 2 && (
          <Radios
            legend={m.start.variant}
            values={TWO_PLAYER_VARIANTS}
            value={variant}
            label={(each) => m.start.variants[each]}
            onChange={setVariant}
          />
        )}
        <EditionChoice edition={edition} onChange={setEdition} />
        <Rulings rulings={rulings} onChange={setRulings} />
        {refused !== undefined && <p role="alert">{refused}</p>}
        <button type="submit" className="main">
          {m.start.create}
        </button>
      </form>
    </section>
  );
}

function wishFor(player: Player): SeatWish {
  if (player.kind === 'bot') return { kind: 'bot', level: player.level };
  const name = player.name === '' ? {} : { name: player.name };
  return { kind: 'person', ...name, ...(player.kind === 'here' ? { here: true } : {}) };
}

function SeatChoice({
  seat,
  player,
  server,
  onChange,
}: {
  readonly seat: number;
  readonly server: boolean;
  readonly player: Player;
  readonly onChange: (player: Player) => void;
}) {
  const { m } = useSpeech();
  const value = player.kind === 'bot' ? player.level : player.kind;
  return (
    <div className="seat-choice">
      <label>
        <span>{m.start.seat(seat + 1)}</span>
        <select
          value={value}
          onChange={({ target }) => {
            const level = BOT_LEVELS.find((each) => each === target.value);
            if (level !== undefined) onChange({ kind: 'bot', level });
            else if (target.value === 'away') onChange({ kind: 'away', name: '', joined: false });
            else onChange({ kind: 'here', name: '' });
          }}
        >
          <option value="here">{m.start.here}</option>
          {server && <option value="away">{m.remote.byLink}</option>}
          {BOT_LEVELS.map((level) => (
            <option key={level} value={level}>
              {m.start.bot(m.levels[level])}
            </option>
          ))}
        </select>
      </label>
      {player.kind === 'here' && (
        <label>
          <span>{m.start.name}</span>
          <input
            value={player.name}
            maxLength={24}
            autoComplete="off"
            placeholder={m.start.you}
            onChange={({ target }) => onChange({ kind: 'here', name: target.value })}
          />
        </label>
      )}
    </div>
  );
}
