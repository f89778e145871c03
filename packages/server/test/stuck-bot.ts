// A bot that never finishes its search, and does not react to the order to stop.
process.on('message', () => {
  for (;;);
});
