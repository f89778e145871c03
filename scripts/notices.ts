// `npm run notices`: writes THIRD-PARTY-NOTICES.md again.
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { noticesOf } from './notices/notices.ts';

const root = resolve(import.meta.dirname, '..');
writeFileSync(join(root, 'THIRD-PARTY-NOTICES.md'), noticesOf(root));
