import type { Gain } from '../../play/face/scene.ts';
import { TokenIcon } from '../../ui/icons/token-icon.tsx';

/** Gains as figures with their icons. */
export function Gains({ of }: { readonly of: readonly Gain[] }) {
  return (
    <span className="scene-gains">
      {of.length === 0
        ? '–'
        : of.map(({ what, amount }) => (
            <span key={what}>
              +{amount}
              <TokenIcon name={what} />
            </span>
          ))}
    </span>
  );
}
