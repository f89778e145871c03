export * from './draw.ts';
export * from './games.ts';
export * from './search.ts';
export * from './shipped/format.ts';
export * from './shipped.ts';
export * from './solo.ts';
