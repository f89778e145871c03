// The figures of the server: `npm run bench -- server segments | postgres | syncs | memory | start | thinking | fairness`, see docs/performance.md.
const FIGURES = ['segments', 'postgres', 'syncs', 'memory', 'start', 'thinking', 'fairness'];

const [figure = '', ...words] = process.argv.slice(2);
if (FIGURES.includes(figure)) {
  process.argv.splice(2, process.argv.length, ...words);
  await import(`./${figure}.ts`);
} else {
  process.stderr.write(`usage: npm run bench -- server ${FIGURES.join(' | ')}\n`);
  process.exitCode = 2;
}
