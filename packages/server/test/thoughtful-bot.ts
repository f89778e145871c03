// A bot that always gives the same answer immediately; at one level it never finishes its search.
process.on('message', ({ ask, level }: { readonly ask: number; readonly level: string }) => {
  if (level !== 'for ever') process.send?.({ ask, commands: ['protect'] });
});
process.on('disconnect', () => process.exit());
