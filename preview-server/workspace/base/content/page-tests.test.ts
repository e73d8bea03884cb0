import { expect, test } from 'vitest';
import { testVersions } from './page-tests.ts';

test('tests of a page are found wherever they stand, each version once', () => {
  const abTest = { _uid: 'a', component: 'ab_test', flag: 'vorteile' };
  const several = {
    _uid: 'b',
    component: 'multi_treatment_test',
    flag: 'teaser',
    treatments: [
      { _uid: 'c', component: 'treatment', name: 'control' },
      { _uid: 'd', component: 'treatment', name: 'gross', body: [{ ...abTest, _uid: 'e' }] },
      { _uid: 'f', component: 'treatment' },
    ],
  };
  const nameless = { _uid: 'g', component: 'ab_test', flag: '' };
  expect(testVersions({ _uid: 'page', component: 'page', body: [abTest, several, nameless] })).toEqual([
    { flag: 'vorteile', treatment: 'on', name: undefined },
    { flag: 'teaser', treatment: 'gross', name: 'gross' },
  ]);
});
