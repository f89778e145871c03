import { Course } from './course.ts';
import { STATE_LAYOUT } from './layout.ts';

const AT = STATE_LAYOUT.at;

/** What lies on the map. */
export class Board extends Course {
  terrain(hex: number): number {
    return this.u8[AT.terrain + hex];
  }
  setTerrain(hex: number, terrain: number): void {
    this.u8[AT.terrain + hex] = terrain;
  }
  /** Index into `BUILDINGS`. */
  building(hex: number): number {
    return this.u8[AT.building + hex];
  }
  setBuilding(hex: number, building: number): void {
    this.u8[AT.building + hex] = building;
  }
  owner(hex: number): number {
    return this.u8[AT.owner + hex];
  }
  setOwner(hex: number, seat: number): void {
    this.u8[AT.owner + hex] = seat;
  }
  bridgeOwner(bridge: number): number {
    return this.u8[AT.bridgeOwner + bridge];
  }
  setBridgeOwner(bridge: number, seat: number): void {
    this.u8[AT.bridgeOwner + bridge] = seat;
  }
}
