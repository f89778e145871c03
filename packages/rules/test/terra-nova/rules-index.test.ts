import { rulesIndexTests } from '../kits/rules-index.ts';

rulesIndexTests('terra-nova', { clauses: 201, examples: 16 });
