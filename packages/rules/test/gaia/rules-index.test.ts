import { rulesIndexTests } from '../kits/rules-index.ts';

rulesIndexTests('gaia', { clauses: 112, examples: 16 });
