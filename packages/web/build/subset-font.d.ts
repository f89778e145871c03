/** The part of `subset-font` that we use; it brings no types. */
declare module 'subset-font' {
  // biome-ignore lint/style/noDefaultExport: that is how it comes.
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { readonly targetFormat: 'woff2' },
  ): Promise<Uint8Array>;
}
