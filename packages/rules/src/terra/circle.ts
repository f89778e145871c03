/** Steps from one terrain to another on the short way around a circle of `size` terrains. */
export function circleDistance(from: number, to: number, size: number): number {
  const around = (to - from + size) % size;
  return around > size / 2 ? size - around : around;
}
