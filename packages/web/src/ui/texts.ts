import { options } from 'preact';

/**
 * Preact writes a text that is the number 0 into the document at every drawing, changed or not, and whatever stands
 * beside it is laid out anew. Numbers that are not 0, and any text, it leaves alone.
 */
export function keepZeros(): void {
  const made = options.vnode;
  options.vnode = (node) => {
    // A text has no type, and for properties what it says.
    const text = node as unknown as { readonly type: unknown; props: unknown };
    if (text.type === null && text.props === 0) text.props = '0';
    made?.(node);
  };
}
