import type { DraftLayout } from '@blattwerk/schemas/configurator/draft.ts';
import { photoboxContents } from '@blattwerk/schemas/shop/photo-products/photobox-contents.ts';
import { expect, test } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import { photoboxLids } from '../catalogue/photobox-lids.ts';
import { layOut } from './lay-out.ts';

const layout = { look: { palette: null, pairing: null }, setFor: {}, calendar: null, book: null };

function printsOf(recipe: Parameters<typeof layOut>[0], choice: DraftLayout['choice']) {
  const result = layOut(recipe, { ...layout, choice }, catalogue);
  if (!result.ok) throw new Error(result.problem.message);
  const [, ...prints] = result.laidOut.design.pages;
  return prints;
}

test.each(['small', 'photoprint'] as const)(
  'a box of the kind %s holds as many prints as are bought, in their size',
  (type) => {
    const { prints: counts, format } = photoboxContents[type];
    const box = photoboxLids().find(({ productType }) => productType === type);
    if (!box) throw new Error('There is no such box.');
    expect(printsOf(box.recipe, {})).toHaveLength(counts[0]);
    for (const count of counts) {
      const prints = printsOf(box.recipe, { prints: String(count) });
      expect(prints).toHaveLength(count);
      expect(new Set(prints.map(({ trim: { width, height } }) => `${width}x${height}`))).toEqual(
        new Set([format]),
      );
      const slots = prints.flatMap(({ layers }) =>
        layers.flatMap((layer) => (layer.type === 'photo' ? [layer.slot] : [])),
      );
      expect(slots).toEqual(Array.from({ length: count }, (_, index) => `print-${index + 1}`));
      for (const { layers } of prints)
        expect(layers.every((layer) => layer.type !== 'photo' || layer.sample !== '')).toBe(true);
    }
  },
);
