import { SHAPES, type TokenName } from '../src/ui/icons/shapes.ts';
import { TokenIcon } from '../src/ui/icons/token-icon.tsx';

const NAMES = Object.keys(SHAPES) as TokenName[];

/** All icons at the sizes of text. */
export function IconSheet() {
  return (
    <>
      {[48, 24, 20, 16].map((size) => (
        <p key={size} style={{ fontSize: size / 1.25, margin: 0, width: '100%', lineHeight: 1.6 }}>
          {NAMES.map((name, index) => (
            <span key={name} className={`tincture-${['red', 'blue', 'green'][index % 3]}`}>
              <TokenIcon name={name} />
              {size < 48 && size > 16 ? `${index} ` : ' '}
            </span>
          ))}
        </p>
      ))}
    </>
  );
}
