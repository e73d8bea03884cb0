import { abTestExample } from '@blattwerk/schemas/blocks/tests/ab-test.ts';
import { multiTreatmentTestExample } from '@blattwerk/schemas/blocks/tests/multi-treatment-test.ts';
import { expect, test } from 'vitest';
import { flagsIn } from './flags-in.ts';

test('finds the flags of a page’s tests with the treatments they name', () => {
  const body = [abTestExample, multiTreatmentTestExample, { component: 'ab_test', flag: 7 }];
  expect(flagsIn({ component: 'page', body })).toEqual(
    new Map([
      ['startseite-vorteile', []],
      ['hochzeit-einstieg', ['control', 'bildteaser']],
    ]),
  );
});
