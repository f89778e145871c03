// A bot that thinks for ever, and does not hear that it should stop.
process.on('message', () => {
  for (;;);
});
