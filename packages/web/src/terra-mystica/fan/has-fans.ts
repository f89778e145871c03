/** Whether a table with these options may have fan factions; for options of any game. */
export function hasFans(options: unknown): boolean {
  if (typeof options !== 'object' || options === null || !('fanFactions' in options)) return false;
  return options.fanFactions !== undefined && options.fanFactions !== 'off';
}
