export * from '../gaia/index.ts';
