/**
 * The style of the page about privacy: the colours and sizes of the site, without files of the
 * build.
 */
export const PRIVACY_CSS = `:root {
  color-scheme: light dark;
  --paper: light-dark(#e1e8e8, #15212a);
  --paper-high: light-dark(#fbf8ef, #222e36);
  --ink: light-dark(#1d2930, #e8e4d6);
  --ink-soft: light-dark(#46565f, #adb9bc);
  --line: light-dark(#b9c8cb, #2f404a);
  --seal: light-dark(#9d2f19, #e5835f);
}

* {
  box-sizing: border-box;
}

body {
  max-width: 46rem;
  margin: 0 auto;
  padding: 1rem 1rem 3rem;
  background: var(--paper);
  color: var(--ink);
  font: 1.0625rem / 1.55 Georgia, "Hiragino Mincho ProN", "Yu Mincho", "Noto Serif CJK JP", serif;
  overflow-wrap: anywhere;
}

html[lang="ja"] body {
  line-height: 1.75;
}

nav {
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 1rem;
  border-bottom: 1px solid var(--line);
}

nav a {
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
}

a {
  color: var(--seal);
}

h1 {
  margin-block: 1.2rem 0.6rem;
  font-size: clamp(1.5rem, 5vw, 2.1rem);
  line-height: 1.25;
}

h2 {
  margin-block: 1.8rem 0.6rem;
  font-size: 1.375rem;
}

p {
  margin-block: 0.6rem;
}

ul {
  margin: 0;
  padding: 0.3rem 1rem;
  border: 1px solid var(--line);
  border-radius: 0.5rem;
  background: var(--paper-high);
  list-style: none;
}

li {
  padding-block: 0.6rem;
}

li + li {
  border-top: 1px dotted var(--line);
}
`;
