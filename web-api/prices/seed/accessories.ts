import type { CardAccessory } from '@blattwerk/schemas/shop/accessories/card-accessories.ts';
import { envelopePriceKindOf } from '@blattwerk/schemas/shop/accessories/envelope-classes.ts';
import {
  envelopeShapeLabels,
  envelopeShapes,
  envelopeSizes,
} from '@blattwerk/schemas/shop/accessories/envelopes.ts';
import { inlaySizes } from '@blattwerk/schemas/shop/accessories/inlays.ts';
import { penLabels, pens } from '@blattwerk/schemas/shop/accessories/pens.ts';
import { ribbonLabels, ribbons } from '@blattwerk/schemas/shop/accessories/ribbons.ts';
import { screwLabels, screws } from '@blattwerk/schemas/shop/accessories/screws.ts';
import { sealLabels, seals } from '@blattwerk/schemas/shop/accessories/seals.ts';
import { standLabels, stands } from '@blattwerk/schemas/shop/accessories/stands.ts';
import { type Colour, colourAdjectives } from '@blattwerk/schemas/shop/products/colours.ts';
import { displayFormat } from '@blattwerk/schemas/shop/sizes/format-display.ts';
import { printFormat } from '@blattwerk/schemas/shop/sizes/formats.ts';
import type { PriceSeed } from './price-seed.ts';

type SeedAccessory = Omit<PriceSeed['accessories'][number], 'position'> & { kind: CardAccessory };

const envelopeColours: readonly Colour[] = ['white', 'beige', 'green', 'gold'];
const ribbonColours: readonly Colour[] = ['white', 'green', 'pink', 'gold'];

const envelopes: SeedAccessory[] = envelopeColours.flatMap((color) =>
  envelopeShapes.flatMap((shape) =>
    envelopeSizes.map(({ label, ...size }) => ({
      sku: `envelope-${shape}${color === 'white' ? '' : `-${color}`}-${printFormat(size)}`,
      kind: 'envelope' as const,
      subType: shape,
      ...size,
      color,
      label: `${label}, ${envelopeShapeLabels[shape]}, ${colourAdjectives[color]}`,
      priceName: `envelope/${color === 'white' && shape === 'straight' ? 'plain-' : ''}${envelopePriceKindOf(size)}`,
    })),
  ),
);

const inlays: SeedAccessory[] = inlaySizes.flatMap((size) => [
  {
    sku: `inlay-${printFormat(size)}`,
    kind: 'inlay',
    ...size,
    paper: 'feinstpapier',
    label: `Einlegeblatt aus Feinstpapier ${displayFormat(size, 'de-DE', 'cm')}`,
    priceName: 'inlay/feinstpapier',
  },
  {
    sku: `inlay-transparent-${printFormat(size)}`,
    kind: 'inlay',
    subType: 'transparent',
    ...size,
    paper: 'transparentpapier',
    label: `Einlegeblatt aus Transparentpapier ${displayFormat(size, 'de-DE', 'cm')}`,
    priceName: 'inlay/transparentpapier',
  },
]);

const ribbonRolls: SeedAccessory[] = ribbons
  .filter((ribbon) => ribbon !== 'none')
  .flatMap((ribbon) =>
    ribbonColours.map((color) => ({
      sku: `ribbon-${ribbon}-${color}`,
      kind: 'ribbon' as const,
      subType: ribbon,
      color,
      label: `${ribbonLabels[ribbon]}, ${colourAdjectives[color]}, 10-m-Rolle`,
      priceName: `ribbon/${ribbon}`,
    })),
  );

const small: SeedAccessory[] = [
  ...seals.map((seal) => ({
    sku: `seal-${seal}`,
    kind: 'seal' as const,
    subType: seal,
    label: `Siegel, ${sealLabels[seal]}`,
    priceName: 'seal',
  })),
  ...pens.map((pen) => ({
    sku: `pen-${pen}`,
    kind: 'pen' as const,
    subType: pen,
    label: penLabels[pen],
    priceName: pen.startsWith('gel') ? 'pen/gel' : 'pen/felt',
  })),
  ...screws.map((screw) => ({
    sku: `screw-${screw}`,
    kind: 'screw' as const,
    subType: screw,
    label: `Buchschraube, ${screwLabels[screw]}`,
    priceName: 'screw',
  })),
  ...stands
    .filter((stand) => stand !== 'none')
    .map((stand) => ({
      sku: `stand-${stand}`,
      kind: 'standard' as const,
      subType: stand,
      label: standLabels[stand],
      priceName: stand === 'wooden-foot-large' ? 'stand/large' : 'stand/small',
    })),
];

const further: SeedAccessory[] = [
  {
    sku: 'bag-kraft',
    kind: 'bag',
    width: 105,
    height: 150,
    color: 'beige',
    label: 'Beutel aus Kraftpapier',
    priceName: 'bag',
  },
  {
    sku: 'bag-white',
    kind: 'bag',
    width: 105,
    height: 150,
    color: 'white',
    label: 'Papierbeutel, weiß',
    priceName: 'bag',
  },
  {
    sku: 'bow-satin-white',
    kind: 'bow',
    subType: 'satin',
    color: 'white',
    label: 'Satinschleife, weiß',
    priceName: 'bow',
  },
  {
    sku: 'bow-satin-pink',
    kind: 'bow',
    subType: 'satin',
    color: 'pink',
    label: 'Satinschleife, rosa',
    priceName: 'bow',
  },
  {
    sku: 'box-white',
    kind: 'box',
    width: 60,
    height: 60,
    color: 'white',
    label: 'Gastgeschenkbox, weiß',
    priceName: 'box',
  },
  {
    sku: 'box-kraft',
    kind: 'box',
    width: 60,
    height: 60,
    color: 'beige',
    label: 'Gastgeschenkbox aus Kraftpapier',
    priceName: 'box',
  },
  {
    sku: 'posterbar-30',
    kind: 'posterbar',
    width: 300,
    height: 20,
    color: 'beige',
    label: 'Posterleiste aus Eiche, 30\u00a0cm',
    priceName: 'posterbar/30',
  },
  {
    sku: 'posterbar-50',
    kind: 'posterbar',
    width: 500,
    height: 20,
    color: 'beige',
    label: 'Posterleiste aus Eiche, 50\u00a0cm',
    priceName: 'posterbar/50',
  },
  {
    sku: 'posterbar-70',
    kind: 'posterbar',
    width: 700,
    height: 20,
    color: 'beige',
    label: 'Posterleiste aus Eiche, 70\u00a0cm',
    priceName: 'posterbar/70',
  },
  {
    sku: 'pocketfold-white',
    kind: 'pocketfold',
    width: 120,
    height: 170,
    color: 'white',
    label: 'Pocketfold, weiß',
    priceName: 'pocketfold',
  },
  {
    sku: 'pocketfold-green',
    kind: 'pocketfold',
    width: 120,
    height: 170,
    color: 'green',
    label: 'Pocketfold, grün',
    priceName: 'pocketfold',
  },
  {
    sku: 'glue-dots',
    kind: 'standard',
    subType: 'glue-dots',
    label: 'Klebepunkte, 64 Stück',
    priceName: 'glue-dots',
  },
];

/** Everything on offer beside cards, in the order of lists. */
export const seedAccessories: PriceSeed['accessories'] = [
  ...envelopes,
  ...inlays,
  ...ribbonRolls,
  ...small,
  ...further,
].map((accessory, position) => ({ ...accessory, position }));
