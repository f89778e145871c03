/** The style properties that a drawing needs outside of the page. */
const STYLE = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'paint-order',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'text-anchor',
  'dominant-baseline',
  'visibility',
  'display',
] as const;

/** A drawing of the page as an image of this width and height, in pixels of the page. */
export async function stillOf(
  drawing: SVGSVGElement,
  width: number,
  height: number,
): Promise<HTMLImageElement> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = [drawing, ...drawing.querySelectorAll('*')];
  for (const [place, each] of [copy, ...copy.querySelectorAll('*')].entries()) {
    const seen = getComputedStyle(originals[place]);
    // Styles become attributes, since the page allows no inline styles.
    for (const name of STYLE) each.setAttribute(name, seen.getPropertyValue(name));
    each.removeAttribute('style');
    each.removeAttribute('class');
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}
