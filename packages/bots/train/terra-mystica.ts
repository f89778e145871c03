/**
 * Finds better worths for the bots of Terra Mystica, `src/terra-mystica/model.json`; see
 * `worths.ts`.
 * `node packages/bots/train/terra-mystica.ts --folder ../worths --players 4,2,3 --deals 100 --steps 10 --match 200`
 *
 * Each deal is stored in the folder when it ends. So the command may be ended at any moment and
 * started again, also with more deals or steps: it plays only the missing ones, on all cores or
 * `--threads`. The same settings give the same worths. The model is written to `model.json` in the
 * folder; with `--keep` it also replaces the present one.
 */
import { trainWorths } from './worths.ts';

await trainWorths('terra-mystica');
