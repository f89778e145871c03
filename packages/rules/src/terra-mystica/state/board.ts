import { RIVER } from '../../hexmap/index.ts';
import { Course } from './course.ts';
import { STATE_LAYOUT } from './layout.ts';

const AT = STATE_LAYOUT.at;

/** What lies on the map. */
export class Board<S> extends Course<S> {
  /** Whether a hex is no river. */
  isLand(hex: number): boolean {
    return this.table.map.ground[hex] !== RIVER;
  }
  terrain(hex: number): number {
    return this.u8[AT.terrain + hex];
  }
  setTerrain(hex: number, terrain: number): void {
    this.u8[AT.terrain + hex] = terrain;
  }
  /** Index into `BUILDINGS`. */
  building(hex: number): number {
    return this.u8[AT.building + hex] & 7;
  }
  setBuilding(hex: number, building: number): void {
    this.u8[AT.building + hex] = (this.u8[AT.building + hex] & ~7) | building;
  }
  owner(hex: number): number {
    return this.u8[AT.owner + hex];
  }
  setOwner(hex: number, seat: number): void {
    this.u8[AT.owner + hex] = seat;
  }
  /** Number from 1 to 31 that a faction keeps on a hex: height, colour, token; 0 for nothing. */
  tag(hex: number): number {
    return this.u8[AT.building + hex] >> 3;
  }
  setTag(hex: number, tag: number): void {
    this.u8[AT.building + hex] = (this.u8[AT.building + hex] & 7) | (tag << 3);
  }
  bridgeOwner(bridge: number): number {
    return this.u8[AT.bridgeOwner + bridge];
  }
  setBridgeOwner(bridge: number, seat: number): void {
    this.u8[AT.bridgeOwner + bridge] = seat;
  }
}
