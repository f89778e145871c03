import { ShapeIcon, TokenIcon } from '../../ui/icons/token-icon.tsx';
import { STORED_SHAPES } from './shapes.ts';
import type { Sign } from './stored.ts';

/** The sign of a stored thing. */
export function StoredSign({ sign }: { readonly sign: Sign }) {
  if (sign === 'power' || sign === 'priest') return <TokenIcon name={sign} />;
  return <ShapeIcon shape={STORED_SHAPES[sign]} />;
}
