import type { Finding } from '@blattwerk/schemas/rules/model/finding.ts';
import { expect, test } from 'vitest';
import { forAll, today, type View } from './axes.ts';
import { isOfFrame } from './findings-of-frame.ts';

const view: View = {
  channel: 'blattwerk',
  country: 'CH',
  language: 'fr',
  width: '360',
  version: forAll,
  customer: 'business',
  day: today,
};
const finding = (changes: Partial<Finding>): Finding => ({
  code: 'product_not_sold',
  severity: 'error',
  story: 'blattwerk/seite',
  path: ['content'],
  message: { de: 'Fehlt.', en: 'Missing.' },
  ...changes,
});

test.each<[boolean, Partial<Finding>]>([
  [false, {}],
  [true, { metIn: [{ market: 'blattwerk:CH' }] }],
  [false, { metIn: [{ market: 'blattwerk:AT' }, { market: 'myposter:CH' }] }],
  [true, { metIn: [{ market: 'blattwerk:CH', customerTypes: ['business'] }] }],
  [false, { metIn: [{ market: 'blattwerk:CH', customerTypes: ['private'] }] }],
  [true, { field: 'title__i18n__fr' }],
  [false, { field: 'title__i18n__en' }],
  [false, { field: 'title' }],
  [false, { field: 'product__i18n__en', metIn: [{ market: 'blattwerk:CH' }] }],
])('%j for %j', (isMeant, changes) => {
  expect(isOfFrame(finding(changes), view)).toBe(isMeant);
});
