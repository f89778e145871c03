import { NONE, TERRAINS } from '@pangaea/rules/terra-nova';
import type { Player } from '../../table/port.ts';
import { useNovaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';
import { Amount } from './amounts.tsx';
import { Bowls } from './bowls.tsx';
import { MatDetails } from './mat-details.tsx';
import { Whence } from './whence.tsx';

/** Everybody's purse in the order of play; each opens into the whole mat. */
export function Mats() {
  const { m } = useNovaSpeech();
  const { play } = useTable();
  const { state } = play;
  const order = Array.from({ length: state.table.players }, (_, place) => state.turnOrder(place));
  return (
    <section className="panel mats" aria-label={m.mat.heading}>
      {order.map((seat) => (
        <SeatCard key={seat} seat={seat} />
      ))}
    </section>
  );
}

function SeatCard({ seat }: { readonly seat: number }) {
  const { m, w } = useNovaSpeech();
  const { play, who } = useTable();
  const { state, table } = play;
  const home = state.faction(seat) === NONE ? undefined : TERRAINS[state.home(seat)];
  const player = table.players[seat];
  const bowls = [state.bowl1(seat), state.bowl2(seat), state.bowl3(seat)] as const;
  const playerText = (of: Player): string => {
    if (of.kind === 'bot') return m.start.bot(m.levels[of.level]);
    if (of.kind === 'here') return of.name || m.start.you;
    return of.joined ? of.name : m.remote.waiting;
  };
  const now = play.moment === undefined;
  const active =
    state.turn() === seat || (now && (table.thinking.includes(seat) || play.seat === seat));
  return (
    <article
      className={`seat ${active ? 'seat-active' : ''} ${state.hasPassed(seat) ? 'seat-passed' : ''}`}
      aria-label={who.seat(seat)}
    >
      <header className={`seat-head pigment-${home ?? 'none'}`}>
        <i className="flag" aria-hidden="true" />
        <h2>{who.seat(seat)}</h2>
        <span className="seat-player">{playerText(player)}</span>
        {state.startSeat() === seat && (
          <span className="badge" title={m.mat.start}>
            <span aria-hidden="true">①</span>
            <span className="spoken">{m.mat.start}</span>
          </span>
        )}
        {state.hasPassed(seat) && <span className="badge">{m.mat.passed}</span>}
      </header>
      <div className="purse">
        <Whence seat={seat} of="vp">
          <Amount kind="vp" spoken={w.vpOf(state.vp(seat))} changing={state.vp(seat)}>
            {state.vp(seat)}
          </Amount>
        </Whence>
        <Whence seat={seat} of="coins">
          <Amount kind="coins" spoken={w.coins(state.coins(seat))} changing={state.coins(seat)}>
            {state.coins(seat)}
          </Amount>
        </Whence>
        <Whence seat={seat} of="sailing">
          <Amount
            kind="sailing"
            spoken={`${w.terms.sailing} ${state.sailing(seat)}`}
            changing={state.sailing(seat)}
          >
            {state.sailing(seat)}
          </Amount>
        </Whence>
        <Whence seat={seat} of="power">
          <Bowls bowls={bowls} />
        </Whence>
      </div>
      {home !== undefined && <MatDetails seat={seat} home={home} own={player.kind === 'here'} />}
    </article>
  );
}
