import { expect, test } from 'vitest';
import { pageUrls } from '../../page/request/page-urls.ts';
import { draftAddress } from './draft-address.ts';

const urls = pageUrls({ channel: 'blattwerk', pathPrefix: '/fr' });
const draftId = '3c0d2f6e-54f6-4b36-9a4f-1b9f0c8e3a11';

test('a line of a basket leads to its draft as it was sealed, and names itself', () => {
  const choice = { paper: 'kraftpapier', type: 'none-of-a-page', quantity: '75' };
  expect(draftAddress(urls, { kind: 'card', designId: 142301, draftId, choice, lineId: 'a-_9' })).toBe(
    `/fr/configurator-card/?paper=kraftpapier&quantity=75&design=142301&line=a-_9#draft=${draftId}`,
  );
});

test('a design is begun, where its kind has a configurator', () => {
  expect(draftAddress(urls, { kind: 'calendar', designId: '7' })).toBe('/fr/configurator-calendar/?design=7');
  expect(draftAddress(urls, { kind: 'accessory', designId: '7' })).toBeUndefined();
});
