export * from '../terra-mystica/index.ts';
