import { cardAccessories } from '@blattwerk/schemas/shop/accessories/card-accessories.ts';
import { printFormat } from '@blattwerk/schemas/shop/sizes/formats.ts';
import { accessoryPrice } from '../prices/rules/accessory-price.ts';
import type { PriceSeed } from '../prices/seed/price-seed.ts';
import { accessoryColours } from './accessory-colours.ts';
import type { BackEndKind } from './kind.ts';
import { everywhereIn } from './sold-where.ts';

export const accessory: BackEndKind = {
  quotes: ({ id }, tables, shop) => [accessoryPrice({ sku: id }, tables, shop)],
  pricedBy: 'code',
  coded: (accessories) =>
    inTurns(accessories).map(({ sku, kind, label, width, height }) => {
      const type = cardAccessories.find((known) => known === kind) ?? 'standard';
      return {
        id: sku,
        name: label,
        productType: type,
        formats: width && height ? [printFormat({ width, height })] : [],
      };
    }),
  designFormats: () => [],
  hasVariants: false,
  isPicturedByDesign: false,
  isShownInScene: false,
  furtherPages: () => [],
  /** The poster channel has poster bars only. */
  sold: ({ productType }) =>
    productType === 'posterbar' ? everywhereIn('blattwerk', 'myposter') : everywhereIn('blattwerk'),
  typeFilter: null,
  colours: accessoryColours,
  isListedByOccasion: false,
};

/** One of every kind and colour after the other, so that no list begins with twelve white envelopes. */
function inTurns(accessories: PriceSeed['accessories']): PriceSeed['accessories'] {
  const groups = [...Map.groupBy(accessories, ({ kind, color }) => `${kind} ${color ?? ''}`).values()];
  const longest = Math.max(0, ...groups.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) =>
    groups.flatMap((group) => group.slice(turn, turn + 1)),
  ).flat();
}
