import { writeFileSync } from 'node:fs';
import { rulesDocument } from '@blattwerk/schemas/rules/rules-document.ts';

/** Writes `docs/rules.md` out of the rules; a test says when that is due. */
writeFileSync('docs/rules.md', rulesDocument());
