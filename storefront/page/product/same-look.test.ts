import { expect, test } from 'vitest';
import { sameLook, type ThemeDesign } from './same-look.ts';

const picture = { url: '/p', widths: [200], width: 200, height: 300 };
const tones = ['#aabbcc', '#ffffff'];

function design(id: number, productType: string, colour: 'blue' | 'pink', variant: number): ThemeDesign {
  return {
    id,
    name: 'Sonnenblumenfeld',
    productType,
    picture,
    colours: [colour],
    format: '105x148',
    isAvailable: true,
    colourVariants: [{ id: variant, colours: ['red'], tones, picture }],
  };
}

test('others of a look come once each, in the same colours, other kinds of print first', () => {
  const designs = [
    design(1, 'klappkarte', 'pink', 11),
    design(2, 'klappkarte', 'pink', 12),
    design(3, 'menue', 'pink', 13),
    design(11, 'klappkarte', 'blue', 1),
    design(12, 'klappkarte', 'blue', 2),
    design(13, 'menue', 'blue', 3),
  ];
  expect(sameLook(designs, 1).map(({ id }) => id)).toEqual([3, 2]);
  expect(sameLook(designs, 11).map(({ id }) => id)).toEqual([13, 12]);
});
