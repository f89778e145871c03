/**
 * Finds better worths for the bots of Terra Nova, `src/terra-nova/model.json`, as `worths.ts` tells.
 * `node packages/bots/train/terra-nova.ts --folder ../worths --players 4,2,3 --deals 100 --steps 10 --match 200`
 *
 * Each deal is kept in the folder as it ends, so the command may be ended at any moment and given again, with more
 * deals or steps too; it plays what is missing, on all cores or `--threads`. The same settings give the same worths.
 * The model is written to `model.json` of the folder; with `--keep` it takes the place of the one that ships.
 */
import { trainWorths } from './worths.ts';

await trainWorths('terra-nova');
