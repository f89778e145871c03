// A bot that has no answer to anything: what the server does instead is done.
process.on('message', ({ ask }: { readonly ask: number }) => process.send?.({ ask }));
process.on('disconnect', () => process.exit());
