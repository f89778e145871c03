export * from './hexset.ts';
export * from './map.ts';
export {
  BLANK_LETTER,
  type BridgeEnds,
  MAP_FAULTS,
  type MapFault,
  type MapFile,
  RIVER_LETTER,
} from './map-file.ts';
export { parseMap } from './parse-map.ts';
