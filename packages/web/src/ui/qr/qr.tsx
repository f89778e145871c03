import { useEffect, useRef, useState } from 'preact/compat';
import type { QrPath } from './path.ts';

/** A link for the camera of a telephone: dark on light in every theme, as cameras need it. */
export function Qr({ text, name }: { readonly text: string; readonly name: string }) {
  const [code, setCode] = useState<QrPath>();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isGone = false;
    const draw = async () => {
      const { qrPath } = await import('./path.ts');
      if (!isGone) setCode(qrPath(text));
    };
    // If it cannot be loaded, the link can still be copied.
    draw().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [text]);
  // The code scrolls into sight when it is opened.
  useEffect(() => {
    if (code !== undefined) place.current?.scrollIntoView({ block: 'nearest' });
  }, [code]);
  return (
    <div className="qr" ref={place}>
      {code !== undefined && (
        <svg
          role="img"
          aria-label={name}
          viewBox={`0 0 ${code.size} ${code.size}`}
          shapeRendering="crispEdges"
          data-qr-code
        >
          <rect width={code.size} height={code.size} fill="#fff" />
          <path d={code.path} fill="#000" />
        </svg>
      )}
    </div>
  );
}
