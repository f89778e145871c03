// A bot that always gives the same answer at once; where that is illegal, the server plays another move.
process.on('message', ({ ask }: { readonly ask: number }) =>
  process.send?.({ ask, commands: ['protect'] }),
);
process.on('disconnect', () => process.exit());
