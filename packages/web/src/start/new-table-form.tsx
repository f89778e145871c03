import type { SeatWish } from '@pangaea/wire';
import { type FormEvent, useMemo, useState } from 'preact/compat';
import { isLoaded, newestEdition } from '../game/rules.ts';
import { loadGame } from '../games/index.ts';
import { GAME_IDS, GAMES, type GameId } from '../games/list.ts';
import { NOBODY, SpeechContext, useSpeech } from '../messages/speech.ts';
import { newTable } from '../table/new-table.ts';
import { BOT_LEVELS, type BotLevel, type Player } from '../table/port.ts';
import { api } from '../table/remote/api.ts';
import { keepShare, newShare } from '../table/remote/shares.ts';
import type { SavedTable } from '../table/storage.ts';
import { Part } from '../ui/part.tsx';
import { Radios } from '../ui/radios.tsx';
import { useLeaving } from '../ui/use-leaving.ts';
import { firstChoice, wishOf } from './chosen.ts';
import { EditionChoice } from './edition-choice.tsx';
import { cleanName } from './name.ts';
import { TimeChoice } from './time-choice.tsx';
import { useGameFor } from './use-game-for.ts';

/**
 * Groups of players for a table, each chosen by one press; single seats can be changed afterwards.
 */
const PRESETS = ['bots', 'link', 'here'] as const;
type Preset = (typeof PRESETS)[number];

const OTHERS: Readonly<Record<Preset, Player>> = {
  bots: { kind: 'bot', level: 'intermediate' },
  link: { kind: 'away', name: '', joined: false },
  here: { kind: 'here', name: '' },
};

function seated(preset: Preset): readonly Player[] {
  return [{ kind: 'here', name: '' }, ...Array.from({ length: 4 }, () => OTHERS[preset])];
}

/** The group of these seats; undefined if they are mixed. */
function presetOf(players: readonly Player[]): Preset | undefined {
  const [first, ...others] = players;
  if (first.kind !== 'here') return undefined;
  return PRESETS.find((preset) => others.every(({ kind }) => kind === OTHERS[preset].kind));
}

interface Props {
  /** The game that is chosen at first. */
  readonly first: GameId;
  /** Whether the other seats are for people, not for bots. */
  readonly withFriends: boolean;
  /** Whether a server is available, so that seats can be given away by link. */
  readonly server: boolean;
  readonly onOpen: (table: SavedTable) => void;
}

/** The form for a new table: the game, the players of the seats, and the options of the game. */
export function NewTable({ first, ...props }: Props) {
  const { language, m } = useSpeech();
  const [game, setGame] = useState(first);
  return (
    <section className="start-new" aria-labelledby="new-table">
      <h1 id="new-table">{m.start.newTable}</h1>
      {GAME_IDS.length > 1 && (
        <Radios
          legend={m.start.game}
          values={GAME_IDS}
          value={game}
          label={(each) => GAMES[each].title[language]}
          onChange={setGame}
        />
      )}
      <Part fallback={<p className="hint">{m.loading}</p>}>
        <TableForm key={game} game={game} {...props} />
      </Part>
    </section>
  );
}

function TableForm({
  game: id,
  withFriends,
  server,
  onOpen,
}: Omit<Props, 'first'> & { readonly game: GameId }) {
  const [options, setOptions] = useState<Readonly<Record<string, unknown>>>({});
  const face = useGameFor(id, options);
  const { game, counts, Options } = face;
  const house = newestEdition(game);
  const common = useSpeech();
  const speech = useMemo(() => face.speech(common), [face, common]);
  const { m, refusal } = speech;
  const [count, setCount] = useState(() => Math.min(3, ...counts.slice(-1)));
  const [seats, setSeats] = useState(() =>
    seated(!withFriends ? 'bots' : server ? 'link' : 'here'),
  );
  const [edition, setEdition] = useState(house);
  const [time, setTime] = useState(() => firstChoice('live'));
  const [refused, setRefused] = useState<string>();
  const [isSending, setSending] = useLeaving();
  const chosen = seats.slice(0, count);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    if (chosen.some(({ kind }) => kind === 'away')) {
      const loaded = isLoaded(game, edition);
      const wanted = loaded ? { ...options, edition: edition.id } : options;
      const file = loaded ? { editionFile: { ...edition } } : {};
      const share = newShare();
      const wish = {
        game: id,
        options: wanted,
        ...wishOf(time),
        seats: chosen.map((player) => wishFor(player, share)),
        ...file,
      };
      void api.create(wish).then((made) => {
        if (made.ok) {
          keepShare(localStorage, made.value.id, share);
          window.location.href = `/t/${made.value.id}`;
          return;
        }
        setSending(false);
        setRefused(refusal(made.refused.refusal, NOBODY));
      });
      return;
    }
    void loadGame(id, speech.language, options)
      .then(
        (whole) => {
          const wanted = { players: count, ...options };
          const table = newTable(whole.game, wanted, chosen, Date.now(), edition);
          setRefused(table.ok ? undefined : m.start.refused);
          if (table.ok) onOpen(table.value);
        },
        () => setRefused(m.refusals.unreached),
      )
      .finally(() => setSending(false));
  };
  return (
    <form onSubmit={submit}>
      <WhoPlays
        server={server}
        counts={counts}
        chosen={chosen}
        onCount={setCount}
        onSeats={setSeats}
        onLevel={(level) =>
          setSeats(seats.map((each) => (each.kind === 'bot' ? { kind: 'bot', level } : each)))
        }
        onSeat={(seat, next) => setSeats(seats.map((each, at) => (at === seat ? next : each)))}
      />
      <section className="set-up-part" aria-labelledby="which-rules">
        <h2 id="which-rules">{m.start.rules}</h2>
        <SpeechContext value={speech}>
          <Options players={count} options={options} onChange={setOptions} />
        </SpeechContext>
        {chosen.some(({ kind }) => kind === 'away') && (
          <TimeChoice
            // In a game without secret questions, the tempo is only shown to the invited people.
            legend={game.isTimed ? m.start.tempo : m.friends.tempo}
            tempos={(game.isTimed ? m.start : m.friends).tempos}
            chosen={time}
            onChange={setTime}
          />
        )}
        {house !== undefined && edition !== undefined && (
          <EditionChoice face={face} house={house} edition={edition} onChange={setEdition} />
        )}
      </section>
      <div className="set-up-end">
        {refused !== undefined && <p role="alert">{refused}</p>}
        <button type="submit" className="main" disabled={isSending}>
          {m.start.create}
        </button>
      </div>
    </form>
  );
}

/** The number of seats, and the player of each seat. */
function WhoPlays({
  server,
  counts,
  chosen,
  onCount,
  onSeats,
  onLevel,
  onSeat,
}: {
  readonly server: boolean;
  readonly counts: readonly number[];
  /** A player for each seat of the table. */
  readonly chosen: readonly Player[];
  readonly onCount: (count: number) => void;
  readonly onSeats: (players: readonly Player[]) => void;
  /** Called with the level at which all bots shall play. */
  readonly onLevel: (level: BotLevel) => void;
  readonly onSeat: (seat: number, player: Player) => void;
}) {
  const { m } = useSpeech();
  const [touched, setTouched] = useState<BotLevel>();
  const levels = chosen.flatMap((player) => (player.kind === 'bot' ? [player.level] : []));
  const isOne = levels.every((level) => level === levels[0]);
  // One note, about the level that was chosen last, while a bot plays at it.
  const noted = levels.find((level) => level === touched) ?? levels.at(-1);
  return (
    <section className="set-up-part" aria-labelledby="who-plays">
      <h2 id="who-plays">{m.start.whoPlays}</h2>
      <Radios
        legend={m.start.players}
        values={counts}
        value={chosen.length}
        label={String}
        onChange={onCount}
      />
      <Radios
        legend={m.start.preset}
        values={server ? PRESETS : PRESETS.filter((each) => each !== 'link')}
        value={presetOf(chosen)}
        label={(each) => m.start.presets[each]}
        onChange={(each) => onSeats(seated(each))}
      />
      <div className="seats">
        {chosen.map((player, seat) => (
          <SeatChoice
            key={seat}
            seat={seat}
            server={server}
            isAlone={chosen.filter(({ kind }) => kind === 'here').length === 1}
            player={player}
            onChange={(next) => {
              if (next.kind === 'bot') setTouched(next.level);
              onSeat(seat, next);
            }}
          />
        ))}
      </div>
      {levels.length > 1 && (
        <Radios
          legend={m.start.allBots}
          values={BOT_LEVELS}
          value={isOne ? levels[0] : undefined}
          label={(level) => m.levels[level]}
          onChange={onLevel}
        />
      )}
      {noted !== undefined && (
        <p className="hint level-notes" data-level={noted}>
          <strong>{m.start.bot(m.levels[noted])}</strong>: {m.levelNotes[noted]}
        </p>
      )}
      {!server && <p className="hint">{m.remote.needed}</p>}
    </section>
  );
}

/** @param share the share of this device in the deal, for the seats that are played here */
function wishFor(player: Player, share: string): SeatWish {
  if (player.kind === 'bot') return { kind: 'bot', level: player.level };
  const name = player.name === '' ? {} : { name: player.name };
  return { kind: 'person', ...name, ...(player.kind === 'here' ? { here: true, share } : {}) };
}

function SeatChoice({
  seat,
  player,
  server,
  isAlone,
  onChange,
}: {
  readonly seat: number;
  readonly server: boolean;
  /** Whether nobody else plays at this device. */
  readonly isAlone: boolean;
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
          onChange={({ currentTarget }) => {
            const level = BOT_LEVELS.find((each) => each === currentTarget.value);
            if (level !== undefined) onChange({ kind: 'bot', level });
            else if (currentTarget.value === 'away')
              onChange({ kind: 'away', name: '', joined: false });
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
            placeholder={isAlone ? m.start.you : m.start.seat(seat + 1)}
            onChange={({ currentTarget }) =>
              onChange({ kind: 'here', name: cleanName(currentTarget.value) })
            }
          />
        </label>
      )}
    </div>
  );
}
