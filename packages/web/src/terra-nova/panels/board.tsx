import { COLOURS, NONE } from '@pangaea/rules/terra-nova';
import { TERRA_MESSAGES } from '../../terra/messages/index.ts';
import { Bowl } from '../../ui/bowls/bowl.tsx';
import { BOWLS } from '../../ui/bowls/stones.ts';
import { useNovaSpeech } from '../speech.ts';
import { useTable } from '../table.ts';
import { Amount } from './amounts.tsx';
import { MatDetails } from './mat-details.tsx';
import { Sourced } from './sourced.tsx';

/** The goods of a seat, and its mat. */
export function Board({ seat }: { readonly seat: number }) {
  const { language, w } = useNovaSpeech();
  const { play } = useTable();
  const { state } = play;
  const colour = state.faction(seat) === NONE ? undefined : COLOURS[state.home(seat)];
  const bowls = [state.bowl1(seat), state.bowl2(seat), state.bowl3(seat)] as const;
  return (
    <div className="nova-board">
      <div className="purse">
        <div className="purse-amounts">
          <Sourced seat={seat} of="vp">
            <Amount kind="vp" spoken={w.vpOf(state.vp(seat))} changing={state.vp(seat)}>
              {state.vp(seat)}
            </Amount>
          </Sourced>
          <Sourced seat={seat} of="coins">
            <Amount kind="coins" spoken={w.coins(state.coins(seat))} changing={state.coins(seat)}>
              {state.coins(seat)}
            </Amount>
          </Sourced>
          <Sourced seat={seat} of="sailing">
            <Amount
              kind="sailing"
              spoken={`${w.terms.sailing} ${state.sailing(seat)}`}
              changing={state.sailing(seat)}
            >
              {state.sailing(seat)}
            </Amount>
          </Sourced>
        </div>
        <Sourced seat={seat} of="power">
          <span
            className="mat-bowls"
            role="img"
            aria-label={TERRA_MESSAGES[language].bowls(...bowls)}
          >
            {BOWLS.map((bowl) => (
              <span key={bowl} className="mat-bowl" data-spot={`bowl-${bowl} ${seat}`}>
                <Bowl bowl={bowl} count={bowls[bowl - 1]} />
              </span>
            ))}
          </span>
        </Sourced>
      </div>
      {colour !== undefined && <MatDetails seat={seat} colour={colour} />}
    </div>
  );
}
