export const COMMANDS = [
  'play',
  'sim',
  'conformance',
  'replay',
  'verify',
  'convert',
  'bench',
] as const;
export type CommandName = (typeof COMMANDS)[number];
