// `npm run bench`: measures the engine, as `pangaea bench` does, or with `server` first the server.
const words = process.argv.slice(2);

if (words[0] === 'server') {
  process.argv.splice(2, process.argv.length, ...words.slice(1));
  await import('../packages/server/bench/main.ts');
} else {
  process.argv.splice(2, process.argv.length, 'bench', ...words);
  await import('../packages/cli/src/main.ts');
}
