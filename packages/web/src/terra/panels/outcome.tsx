import type { ReactNode } from 'preact/compat';
import { Bowls } from './bowls.tsx';
import type { BowlCounts } from './token-ring.ts';

/** An amount before and after a draft. */
export interface Changing {
  readonly of: string;
  readonly sign: ReactNode;
  readonly name: string;
  readonly before: number;
  readonly after: number;
}

/**
 * Before and after: the own goods, losses, the gains of others, and the reasons for the changes.
 */
export function OutcomeView({
  changes,
  bowls,
  lost = [],
  because,
  given,
  between,
}: {
  readonly changes: readonly Changing[];
  readonly bowls: { readonly before: BowlCounts; readonly after: BowlCounts };
  /** The losses, in sentences. */
  readonly lost?: readonly string[];
  readonly because: readonly string[];
  readonly given: readonly string[];
  /** Shown before the reasons, which come last. */
  readonly between?: ReactNode;
}) {
  return (
    <div className="outcome">
      {changes.map((change) => (
        <Change key={change.of} {...change} />
      ))}
      {bowls.before.join() !== bowls.after.join() && (
        <Bowls bowls={bowls.after} before={bowls.before} />
      )}
      {lost.map((sentence) => (
        <p key={sentence} className="lost">
          {sentence}
        </p>
      ))}
      {given.map((gift) => (
        <p key={gift} className="given">
          {gift}
        </p>
      ))}
      {between}
      {because.length > 0 && (
        <ul className="because">
          {because.map((reason, index) => (
            <li key={`${index}-${reason}`}>{reason}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Change({ sign, name, before, after }: Changing) {
  const change = after - before;
  return (
    <span className={change === 0 ? 'change change-none' : 'change'}>
      {sign}
      <span className="change-name">{name}</span>
      {change === 0 ? (
        before
      ) : (
        <>
          {before}
          <span aria-hidden="true">→</span>
          <strong>{after}</strong>
        </>
      )}
    </span>
  );
}
