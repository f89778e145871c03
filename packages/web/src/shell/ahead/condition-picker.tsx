import { loadAhead } from '@pangaea/rules/ahead';
import type { GameId } from '@pangaea/rules/games';
import { CONDITION_KINDS, type Condition, type ConditionKind } from '@pangaea/rules/kernel';
import { use, useMemo, useRef, useState } from 'preact/compat';
import { stateAt } from '../../game/history.ts';
import { useTable } from '../../play/context.ts';
import type { AheadMessages } from './messages.ts';
import { type SaidConditions, wordOf } from './said-condition.tsx';

const LOADED = new Map<string, ReturnType<typeof loadAhead>>();

function rulesOf(game: string): ReturnType<typeof loadAhead> {
  const known = LOADED.get(game) ?? loadAhead(game as GameId);
  LOADED.set(game, known);
  return known;
}

/** Lets the person choose a condition: first its kind, then its subject. */
export function ConditionPicker({
  seat,
  commands,
  texts: w,
  said,
  onAdd,
}: {
  readonly seat: number;
  readonly commands: readonly string[];
  readonly texts: AheadMessages;
  readonly said: SaidConditions;
  readonly onAdd: (condition: Condition) => void;
}) {
  const { play } = useTable();
  const { history } = play;
  const rules = use(rulesOf(history.game.book.id));
  const named = useMemo(() => {
    const words = new Set(commands.flatMap((command) => command.split(' ').slice(1)));
    const all = rules?.named(stateAt(history), seat) ?? [];
    // Things that the turn uses come first.
    return all.toSorted(
      (one, other) => Number(words.has(wordOf(other))) - Number(words.has(wordOf(one))),
    );
  }, [rules, history, seat, commands]);
  const kinds = CONDITION_KINDS.filter((kind) => named.some(({ is }) => is === kind));
  const [kind, setKind] = useState<ConditionKind>();
  const [word, setWord] = useState<string>();
  const [least, setLeast] = useState(1);
  const choices = named.filter(({ is }) => is === kind);
  const first = useRef<HTMLSelectElement>(null);
  const chosen = choices.find((each) => wordOf(each) === word) ?? choices[0];
  return (
    <div className="ahead-pick">
      <select
        ref={first}
        aria-label={w.condition}
        value={kind ?? ''}
        onChange={(event) => {
          setKind((event.currentTarget.value || undefined) as ConditionKind);
          setWord(undefined);
        }}
      >
        <option value="">{w.condition} …</option>
        {kinds.map((each) => (
          <option key={each} value={each}>
            {w.kinds[each]}
          </option>
        ))}
      </select>
      {kind !== undefined && chosen !== undefined && (
        <>
          <select
            aria-label={w.what}
            value={wordOf(chosen)}
            onChange={(event) => setWord(event.currentTarget.value)}
          >
            {choices.map((each) => (
              <option key={wordOf(each)} value={wordOf(each)}>
                {said.thing(each)}
              </option>
            ))}
          </select>
          {kind === 'goods' && (
            <input
              type="number"
              aria-label={w.least}
              min={1}
              max={99}
              value={least}
              onChange={(event) => setLeast(Math.max(0, Number(event.currentTarget.value) || 0))}
            />
          )}
          <button
            type="button"
            data-ahead-add
            onClick={() => {
              onAdd(chosen.is === 'goods' ? { ...chosen, least } : chosen);
              setKind(undefined);
              // The pressed button has disappeared, so the focus moves to the beginning of the next
              // condition.
              first.current?.focus();
            }}
          >
            {w.add}
          </button>
        </>
      )}
    </div>
  );
}
