import { options } from 'preact';

/**
 * Works around a fault of Preact: it writes a text that is the number 0 into the document at every
 * drawing, even if the text is unchanged, which causes a new layout around it. Other numbers and
 * strings are not affected.
 */
export function keepZeros(): void {
  const made = options.vnode;
  options.vnode = (node) => {
    // A text node has no type; its properties are the text.
    const text = node as unknown as { readonly type: unknown; props: unknown };
    if (text.type === null && text.props === 0) text.props = '0';
    made?.(node);
  };
}
