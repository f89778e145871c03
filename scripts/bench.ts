// `npm run bench`: measures the engine, as `pangaea bench` does; with `server` first the server, with `presses` the presses
// that games take on the page.
const words = process.argv.slice(2);

if (words[0] === 'server') {
  process.argv.splice(2, process.argv.length, ...words.slice(1));
  await import('../packages/server/bench/main.ts');
} else if (words[0] === 'presses') {
  process.argv.splice(2, process.argv.length, ...words.slice(1));
  // Checked with the page: it speaks of what browsers have.
  const file: string = '../packages/web/bench/presses/presses.ts';
  await import(file);
} else {
  process.argv.splice(2, process.argv.length, 'bench', ...words);
  await import('../packages/cli/src/main.ts');
}
