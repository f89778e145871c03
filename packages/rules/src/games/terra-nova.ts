export * from '../terra-nova/index.ts';
