import { options } from 'preact';

/** A text of the page that a translator has removed, and the element that stands in its place. */
interface Translated {
  readonly own: Text;
  readonly said: string;
  readonly shown: Element;
}

/**
 * Keeps a translated page correct. A translator removes the texts of the page from the document, so
 * that later changes of these texts would not be seen. Before anything is drawn the texts are put
 * back; afterwards those that did not change get their translation again. The others stay in the
 * page's language until the translator translates them.
 * @param records the changes that the translator made before this was loaded
 */
export function keepTranslation(records: readonly MutationRecord[]): void {
  const kept = new Map<Element, Translated>();
  const note = (each: readonly MutationRecord[]) => {
    for (const record of each) {
      for (const own of record.removedNodes) {
        const shown = own instanceof Text ? placeholderOf(record) : undefined;
        if (shown !== undefined)
          kept.set(shown, { own: own as Text, said: (own as Text).data, shown });
      }
    }
  };
  note(records);
  const observer = new MutationObserver(note);
  observer.observe(document.body, { childList: true, subtree: true });
  const draw = (process: () => void) => {
    note(observer.takeRecords());
    for (const [key, { own, shown }] of kept) {
      if (shown.isConnected) shown.replaceWith(own);
      else kept.delete(key);
    }
    process();
    for (const [key, { own, said, shown }] of kept) {
      if (own.isConnected && own.data === said) own.replaceWith(shown);
      else kept.delete(key);
    }
    // These changes were made here and not by the translator, so they are ignored.
    observer.takeRecords();
  };
  options.debounceRendering = (process) => queueMicrotask(() => draw(process));
}

/** The element at the place of a removed text: inserted in the same step, or just before it. */
function placeholderOf({
  addedNodes,
  previousSibling,
  nextSibling,
}: MutationRecord): Element | undefined {
  const near = [...addedNodes, previousSibling, nextSibling];
  return near.find((node): node is Element => node instanceof Element && node.nodeName === 'FONT');
}
