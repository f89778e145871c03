const Z = 1.96;

/** The 95 % confidence interval (Wilson) of a share of `won` in `of`. Shared victories may make `won` a fraction. */
export function wilsonInterval(
  won: number,
  of: number,
): { readonly lower: number; readonly upper: number } {
  const share = won / of;
  const scale = 1 + (Z * Z) / of;
  const middle = share + (Z * Z) / (2 * of);
  const spread = Z * Math.sqrt((share * (1 - share)) / of + (Z * Z) / (4 * of * of));
  return {
    lower: Math.max(0, (middle - spread) / scale),
    upper: Math.min(1, (middle + spread) / scale),
  };
}
