export type { Fault, FaultParams } from '../data-file/fault.ts';
export * from './hexset.ts';
export * from './map.ts';
export {
  BLANK_LETTER,
  type BridgeEnds,
  HEX_NAME,
  ID,
  MAP_FAULTS,
  MAP_SHAPE,
  type MapFault,
  type MapFile,
  RIVER_LETTER,
  readMapFile,
  TITLE,
} from './map-file.ts';
export { parseMap } from './parse-map.ts';
