import { type RefObject, useCallback, useEffect, useRef, useState } from 'preact/compat';
import { pan, reveal, WHOLE, type Zoom, zoomAt } from './zoom.ts';

/** A press that moves farther than this, in pixels, is a drag. */
const DRAG = 6;

interface Zooming {
  readonly zoom: Zoom;
  readonly larger: () => void;
  readonly smaller: () => void;
  readonly whole: () => void;
  readonly show: (zoom: Zoom) => void;
  /** Brings a point into sight, given as parts of the whole. */
  readonly reveal: (px: number, py: number) => void;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  /** True once after a drag, for the click that ends it. */
  readonly dragged: () => boolean;
}

/** Zooms and moves the board by wheel, fingers, drag and buttons. */
export function useZoom(element: RefObject<Element | null>): Zooming {
  const [zoom, setZoom] = useState(WHOLE);
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const moved = useRef(0);

  useEffect(() => {
    const target = element.current;
    if (target === null) return;
    const onWheel = (event: Event) => {
      const { deltaY, clientX, clientY, ctrlKey } = event as WheelEvent;
      if (!ctrlKey) return;
      event.preventDefault();
      const box = target.getBoundingClientRect();
      const at = [(clientX - box.left) / box.width, (clientY - box.top) / box.height] as const;
      setZoom((now) => zoomAt(now, deltaY < 0 ? 1.15 : 1 / 1.15, ...at));
    };
    target.addEventListener('wheel', onWheel, { passive: false });
    return () => target.removeEventListener('wheel', onWheel);
  }, [element]);

  const dragged = useCallback(() => moved.current > DRAG, []);
  return {
    zoom,
    larger: () => setZoom((now) => zoomAt(now, 1.5)),
    smaller: () => setZoom((now) => zoomAt(now, 1 / 1.5)),
    whole: () => setZoom(WHOLE),
    show: setZoom,
    reveal: useCallback((px, py) => setZoom((now) => reveal(now, px, py)), []),
    onPointerDown: (event) => {
      if (pointers.current.size === 0) moved.current = 0;
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: (event) => {
      const before = pointers.current.get(event.pointerId);
      const box = element.current?.getBoundingClientRect();
      if (before === undefined || box === undefined) return;
      const now = { x: event.clientX, y: event.clientY };
      const others = [...pointers.current].filter(([id]) => id !== event.pointerId);
      pointers.current.set(event.pointerId, now);
      moved.current += Math.abs(now.x - before.x) + Math.abs(now.y - before.y);
      if (others.length === 0) {
        if (moved.current <= DRAG) return;
        const dx = (before.x - now.x) / box.width;
        const dy = (before.y - now.y) / box.height;
        setZoom((zoomed) => pan(zoomed, dx, dy));
        return;
      }
      const [, other] = others[0];
      const spread = (point: { x: number; y: number }) =>
        Math.hypot(point.x - other.x, point.y - other.y);
      const middle = [
        ((now.x + other.x) / 2 - box.left) / box.width,
        ((now.y + other.y) / 2 - box.top) / box.height,
      ] as const;
      setZoom((zoomed) => zoomAt(zoomed, spread(now) / Math.max(1, spread(before)), ...middle));
    },
    onPointerUp: (event) => {
      pointers.current.delete(event.pointerId);
    },
    dragged,
  };
}
