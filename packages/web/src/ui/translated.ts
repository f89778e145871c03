/** The element that translators of browsers put in place of a text. */
const TRANSLATED = 'FONT';

/**
 * Watches for a browser that translates the page by replacing texts with its own elements. When it
 * does, the code that keeps a translated page correct is loaded.
 */
export function watchTranslator(): void {
  const seen: MutationRecord[] = [];
  let isLoading = false;
  const observer = new MutationObserver((records) => {
    if (!isLoading && !records.some(bringsTranslation)) return;
    seen.push(...records);
    if (isLoading) return;
    isLoading = true;
    void import('./kept-translation.ts').then(({ keepTranslation }) => {
      seen.push(...observer.takeRecords());
      observer.disconnect();
      keepTranslation(seen);
    });
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

function bringsTranslation({ addedNodes }: MutationRecord): boolean {
  for (const node of addedNodes) if (node.nodeName === TRANSLATED) return true;
  return false;
}
