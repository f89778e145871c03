/** The place of the map on the screen, without the part that the dock covers. */
export function mapInSight(): DOMRect | undefined {
  const map = document.querySelector('.table-map')?.getBoundingClientRect();
  const dock = document.querySelector('.dock')?.getBoundingClientRect();
  if (map === undefined || dock === undefined || dock.top <= map.top) return map;
  return new DOMRect(map.x, map.y, map.width, Math.min(map.bottom, dock.top) - map.y);
}
