// Runs before each test file: what fast-check draws follows from the number of the run, where there is one.
import fc from 'fast-check';

const { PANGAEA_CHANCE: number } = process.env;
if (number !== undefined) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(number) });
