// A bot that says the same to everything, at once; where it cannot, the server finds something else.
process.on('message', ({ ask }: { readonly ask: number }) =>
  process.send?.({ ask, commands: ['protect'] }),
);
process.on('disconnect', () => process.exit());
