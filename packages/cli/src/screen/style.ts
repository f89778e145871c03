/** How a screen may write. */
export interface Style {
  readonly width: number;
  readonly colour: boolean;
}

/** Adds SGR codes to a text if colours may be used. */
export function paint(style: Style, codes: string, text: string): string {
  return style.colour ? `\u001b[${codes}m${text}\u001b[0m` : text;
}

export const BOLD = '1';
export const DIM = '2';
