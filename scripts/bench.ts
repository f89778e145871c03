// `npm run bench`: measures the engine, as `pangaea bench` does; with `server` also the server, and
// with `presses` the clicks that games take on the page.
const words = process.argv.slice(2);

if (words[0] === 'server') {
  process.argv.splice(2, process.argv.length, ...words.slice(1));
  await import('../packages/server/bench/main.ts');
} else if (words[0] === 'presses') {
  process.argv.splice(2, process.argv.length, ...words.slice(1));
  // This file is type-checked with the page, because it uses functions of the browser.
  const file: string = '../packages/web/bench/presses/presses.ts';
  await import(file);
} else {
  process.argv.splice(2, process.argv.length, 'bench', ...words);
  await import('../packages/cli/src/main.ts');
}
