import { rulesIndexTests } from '../kits/rules-index.ts';

rulesIndexTests('gaia', { clauses: 111, examples: 16 });
