/** Whether a table of these options, of whatever game they are read, may have fan factions. */
export function hasFans(options: unknown): boolean {
  if (typeof options !== 'object' || options === null || !('fanFactions' in options)) return false;
  return options.fanFactions !== undefined && options.fanFactions !== 'off';
}
