import { expect, test } from 'vitest';
import { refinedPictures } from './refined-pictures.ts';

const picture = { url: '/web-api/pictures/1/0', widths: [200], width: 200, height: 300 };
const pictures = [{ picture }, { picture: { ...picture, url: '/web-api/pictures/1/0?scene=table' } }];
const group = (selected: string) => ({
  name: 'refinement' as const,
  values: ['ohne', 'gold'].map((value) => ({
    value,
    label: value,
    surcharge: 0,
    isSelected: value === selected,
  })),
});

test('pictures show the refinement that is chosen, also that there is none', () => {
  const urls = (selected: string) =>
    refinedPictures(pictures, [group(selected)]).map((one) => one.picture.url);
  expect(urls('ohne')).toEqual([
    '/web-api/pictures/1/0?refinement=ohne',
    '/web-api/pictures/1/0?scene=table&refinement=ohne',
  ]);
  expect(urls('gold')[0]).toBe('/web-api/pictures/1/0?refinement=gold');
});

test('what takes no refinement is pictured as it is', () => {
  expect(refinedPictures(pictures, [])).toBe(pictures);
  expect(refinedPictures(pictures, undefined)).toBe(pictures);
});
