import { readFileSync } from 'node:fs';
import { flagTable } from '@blattwerk/schemas/shop/flags/flags.ts';
import { expect, test } from 'vitest';
import { choiceProblems } from './content-choices.ts';

const file = new URL('../content/datasources/100001/datasources.json', import.meta.url);
const text = readFileSync(file, 'utf8');

test('editors choose among the flags that are declared and the seeded campaigns that have no end, by their names', () => {
  expect(choiceProblems(JSON.parse(text))).toEqual([]);
});

test.each(Object.entries(flagTable))(
  'the flag %s under another name, or missing, is a problem',
  (flag, { label }) => {
    const [problem, ...others] = choiceProblems(JSON.parse(text.replace(`"${label}"`, '"Anders"')));
    expect(problem).toContain(`${flag} (${label})`);
    expect(others).toEqual([]);
    expect(choiceProblems([])).toHaveLength(2);
  },
);
