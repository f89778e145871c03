import { Course } from './course.ts';
import { STATE_LAYOUT } from './layout.ts';

const AT = STATE_LAYOUT.at;

/** The structures on the hexes, with the tags of factions on hexes. */
export class Board<S> extends Course<S> {
  /** Index into `BUILDINGS`. */
  building(hex: number): number {
    return this.u8[AT.building + hex] & 7;
  }
  setBuilding(hex: number, building: number): void {
    this.u8[AT.building + hex] = (this.u8[AT.building + hex] & ~7) | building;
  }
  /** Number from 1 to 31 that a faction stores on a hex: height, colour, token; 0 for nothing. */
  tag(hex: number): number {
    return this.u8[AT.building + hex] >> 3;
  }
  setTag(hex: number, tag: number): void {
    this.u8[AT.building + hex] = (this.u8[AT.building + hex] & 7) | (tag << 3);
  }
}
