import { expect, test } from 'vitest';
import { indexBlocks } from './block-index.ts';
import { testVersions, versionShowing } from './page-tests.ts';

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

test('a block in another version of a test asks for that version, any other leaves the chosen one', () => {
  const text = (uid: string) => ({ _uid: uid, component: 'info_text' });
  const page = {
    _uid: 'page',
    component: 'page',
    body: [
      text('beside'),
      { _uid: 'ab', component: 'ab_test', flag: 'f', control: [text('old')], treatment: [text('new')] },
      {
        _uid: 'several',
        component: 'multi_treatment_test',
        flag: 'g',
        treatments: [
          { _uid: 'control', component: 'treatment', name: 'control', body: [text('for all')] },
          { _uid: 'large', component: 'treatment', name: 'gross', body: [text('in large')] },
        ],
      },
      { _uid: 'without', component: 'ab_test', flag: '', control: [], treatment: [text('never')] },
    ],
  };
  const index = indexBlocks(page);
  const on = { flag: 'f', treatment: 'on' };
  const large = { flag: 'g', treatment: 'gross' };
  expect(versionShowing(page, index, 'new', undefined)).toEqual(on);
  expect(versionShowing(page, index, 'new', on)).toBe(on);
  expect(versionShowing(page, index, 'old', on)).toBeUndefined();
  expect(versionShowing(page, index, 'old', large)).toBe(large);
  expect(versionShowing(page, index, 'large', on)).toEqual(large);
  expect(versionShowing(page, index, 'in large', undefined)).toEqual(large);
  expect(versionShowing(page, index, 'for all', large)).toBeUndefined();
  for (const uid of ['beside', 'ab', 'several', 'never', 'page', 'gone'])
    expect(versionShowing(page, index, uid, on)).toBe(on);
});
