import { useSpeech } from '../speech.ts';

const ROMAN = ['I', 'II', 'III'] as const;

/** The power cycle: three bowls and the way power flows between them. */
export function Bowls({
  bowls,
  before,
}: {
  readonly bowls: readonly [number, number, number];
  readonly before?: readonly [number, number, number];
}) {
  const { m } = useSpeech();
  return (
    <span className="bowls" role="img" aria-label={m.mat.bowls(...bowls)}>
      {ROMAN.map((name, place) => {
        const change = before === undefined ? 0 : bowls[place] - before[place];
        return (
          <span key={name} className={`bowl bowl-${place + 1}`}>
            <span className="bowl-name">{name}</span>
            <span className="bowl-tokens">
              {Array.from({ length: bowls[place] }, (_, token) => (
                <i
                  key={token}
                  className={token >= bowls[place] - change ? 'token token-new' : 'token'}
                />
              ))}
            </span>
            <b>{bowls[place]}</b>
          </span>
        );
      })}
    </span>
  );
}
