import { useEffect, useRef, useState } from 'preact/compat';
import { landPainter } from '../board/land/painting/painter.ts';
import type { LandPlan, Rect } from '../board/land/plan.ts';
import { useTheme } from '../preferences/use-theme.ts';

/** The highest screen resolution for which a picture is made. */
const FINEST = 2;

/**
 * A part of a land as a still picture, painted once for its size and theme. It fills its parent,
 * which has the shape of the part.
 */
export function StillLand({
  plan,
  view,
  onSettled,
}: {
  readonly plan: LandPlan;
  readonly view: Rect;
  /** Called when the land is painted, or cannot be. */
  readonly onSettled: () => void;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const theme = useTheme();
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    const sheet = canvas.current;
    const width = sheet?.clientWidth ?? 0;
    if (sheet === null || width === 0) return onSettled();
    let isStale = false;
    const painter = landPainter();
    const pixelRatio = Math.min(FINEST, window.devicePixelRatio);
    const unit = width / view.width;
    painter
      .paint({ plan, theme, extent: view, view, unit, pixelRatio })
      .then((picture) => {
        sheet.width = picture.width;
        sheet.height = picture.height;
        sheet.getContext('2d', { alpha: false })?.drawImage(picture, 0, 0);
        setPainted(true);
      })
      // Without the land, the pieces are still a picture.
      .catch(() => undefined)
      .finally(() => {
        painter.close();
        if (!isStale) onSettled();
      });
    return () => {
      isStale = true;
      painter.close();
    };
  }, [plan, view, theme, onSettled]);
  return <canvas ref={canvas} className={isPainted ? 'still-land still-painted' : 'still-land'} />;
}
