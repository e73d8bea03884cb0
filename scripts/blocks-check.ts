import { readFileSync } from 'node:fs';
import { blockFacts } from '@blattwerk/schemas/block-facts.generated.ts';
import { blockProblems, englishProblems } from '@blattwerk/schemas/block-problems.ts';
import { namedSchema } from '@blattwerk/schemas/named-schema.ts';
import { rulesDocument } from '@blattwerk/schemas/rules/rules-document.ts';
import { schema } from '@blattwerk/schemas/schema.ts';
import { choiceProblems } from './content-choices.ts';

/** Part of `npm run check`: every block may stand somewhere and has English names, the document of the rules is theirs, and editors choose among what is declared. */
const problems = [
  ...blockProblems(Object.values(schema.blocks), blockFacts),
  ...englishProblems(Object.values(namedSchema.blocks)),
];
if (readFileSync('docs/rules.md', 'utf8') !== rulesDocument())
  problems.push('docs/rules.md is stale: run “npm run rules”.');
problems.push(
  ...choiceProblems(JSON.parse(readFileSync('content/datasources/100001/datasources.json', 'utf8'))),
);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
