// A bot that always gives the same answer at once; at one level it thinks for ever.
process.on('message', ({ ask, level }: { readonly ask: number; readonly level: string }) => {
  if (level !== 'for ever') process.send?.({ ask, commands: ['protect'] });
});
process.on('disconnect', () => process.exit());
