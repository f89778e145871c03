import { useEffect, useState } from 'preact/compat';
import { isTitled, setTitle } from './page-title.ts';

/**
 * The title of a page in the tab. When it is shown in place of another page, the focus is on its
 * heading: the link that led here is gone.
 * @param hasHeading whether the heading is there, or comes later
 */
export function usePage(title: string, hasHeading = true): void {
  // A page that has just been loaded begins at its top.
  const [isFollowing] = useState(isTitled);
  useEffect(() => {
    if (isFollowing && hasHeading && document.activeElement === document.body) focusHeading();
  }, [isFollowing, hasHeading]);
  useEffect(() => setTitle(title), [title]);
}

/** Moves the focus to the heading of the page, when the button that had it is gone. */
export function focusHeading(): void {
  const heading = document.querySelector('h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
