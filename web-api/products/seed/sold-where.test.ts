import { countries, deliveryCountries } from '@blattwerk/schemas/shop/markets/countries.ts';
import { expect, test } from 'vitest';
import { soldWhere } from './sold-where.ts';

const product = { kind: 'card', id: '1', productType: 'klappkarte-hoch', occasions: [] } as const;
const everywhere = [...countries];
const german = ['DE', 'AT', 'CH', 'LI', 'LU', 'IT'];

test.each([
  ['a card', product, { blattwerk: everywhere }],
  ['a card for Jugendweihe', { ...product, occasions: ['jugendweihe'] }, { blattwerk: ['DE'] }],
  [
    'a wall calendar',
    { ...product, kind: 'calendar', productType: 'wandkalender' },
    { blattwerk: everywhere },
  ],
  [
    'a family planner',
    { ...product, kind: 'calendar', productType: 'familienplaner' },
    { blattwerk: german },
  ],
  ['a collage', { ...product, kind: 'collage' }, { blattwerk: everywhere, myposter: everywhere }],
  ['a frame', { ...product, kind: 'photoframe', productType: 'holzrahmen' }, { myposter: everywhere }],
  [
    'a photo frame for the table',
    { ...product, kind: 'photoframe', productType: 'fotorahmen' },
    { blattwerk: everywhere, myposter: everywhere },
  ],
  [
    'a picture behind glass',
    { ...product, kind: 'photoframe', id: 'echtglas', productType: 'wandbild' },
    { myposter: [...deliveryCountries] },
  ],
  ['a seal', { ...product, kind: 'accessory', productType: 'seal' }, { blattwerk: everywhere }],
  [
    'a poster bar',
    { ...product, kind: 'accessory', productType: 'posterbar' },
    { blattwerk: everywhere, myposter: everywhere },
  ],
] as const)('%s is sold where it belongs', (_, asked, expected) => {
  const sold = Object.fromEntries(soldWhere(asked).map(({ channel, countries: where }) => [channel, where]));
  expect(sold).toEqual(expected);
});
