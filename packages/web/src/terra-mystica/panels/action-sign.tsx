import type { SpecialAction } from '@pangaea/rules/terra-mystica';
import type { TokenName } from '../../ui/icons/shapes.ts';
import { TokenIcon } from '../../ui/icons/token-icon.tsx';

const ICONS: Readonly<Record<SpecialAction, readonly TokenName[]>> = {
  BON1: ['spade'],
  BON2: ['cult'],
  FAV6: ['cult'],
  ACTA: ['cult', 'cult'],
  ACTC: ['twice'],
  ACTE: ['bridge'],
  ACTG: ['spade', 'spade'],
  ACTN: ['sandstorm'],
  ACTS: ['trading-post'],
  ACTW: ['broom'],
  ACTH5: ['new-home', 'power'],
  ACTH6: ['new-home'],
  STAR: ['new-home'],
};

export const OCTAGON = 'M-8-20H8L20-8V8L8 20H-8L-20 8V-8Z';

/** The gain of an action of a card, tile or board, in an octagon; crossed out after use. */
export function ActionSign({
  action,
  isUsed = false,
}: {
  readonly action: SpecialAction;
  readonly isUsed?: boolean;
}) {
  return <OctagonSign signs={ICONS[action]} isUsed={isUsed} />;
}

/** An octagon with signs, for an action without a name; crossed out after use. */
export function OctagonSign({
  signs,
  isUsed = false,
}: {
  readonly signs: readonly TokenName[];
  readonly isUsed?: boolean;
}) {
  return (
    <span className={isUsed ? 'tm-action-sign tm-action-used' : 'tm-action-sign'}>
      <svg viewBox="-22 -22 44 44" aria-hidden="true" focusable="false">
        <path d={OCTAGON} />
      </svg>
      <span className={signs.length > 1 ? 'tm-action-two' : undefined}>
        {signs.map((name, place) => (
          <TokenIcon key={`${name} ${place}`} name={name} />
        ))}
      </span>
      {isUsed && (
        <svg className="tm-cross" viewBox="-22 -22 44 44" aria-hidden="true" focusable="false">
          <path d="M-12-12L12 12M12-12L-12 12" />
        </svg>
      )}
    </span>
  );
}
