import { parseFormat, printFormat } from '@blattwerk/schemas/shop/sizes/formats.ts';
import { frameFamilies, frameFamilySchema } from '@blattwerk/schemas/shop/wall-art/frame-families.ts';
import { frameFinishesOf, frameName, frameTypeOf } from '@blattwerk/schemas/shop/wall-art/frame-types.ts';
import { materialLabels, materialSchema, materials } from '@blattwerk/schemas/shop/wall-art/materials.ts';
import { wallArtFormats } from '@blattwerk/schemas/shop/wall-art/wall-formats.ts';
import { framedPriceFrom } from '../prices/rules/framed-prices.ts';
import type { BackEndKind, CodedProduct, Quoted, SoldWhere } from './kind.ts';
import { delivered, everywhereIn } from './sold-where.ts';

/** Glass and rolls wider than a parcel do not travel beyond the countries our own carriers serve. */
const carrierOnly = ['echtglas', 'acrylglas', 'fototapete', 'pvcplane'];

export const photoframe: BackEndKind = {
  /** A picture without a frame by its material, or a frame with the cheapest picture it holds. */
  quotes({ id, productType }, tables, shop) {
    const material = materialSchema.safeParse(id);
    const family = frameFamilySchema.safeParse(productType);
    const prices = tables.of(shop);
    const quoted = (minorUnits: number): Quoted => ({
      ok: true,
      value: { quote: { unitPrice: prices.money(minorUnits) } },
    });
    if (material.success) return [quoted(framedPriceFrom({ material: material.data }, prices))];
    if (!family.success) return [];
    const frame = { frameFamily: family.data, frameType: id, matType: 'mat-none' as const };
    return [quoted(framedPriceFrom(frame, prices))];
  },
  pricedBy: 'code',
  coded: () => [...bareProducts(), ...frameProducts()],
  designFormats: () => [],
  hasVariants: false,
  isPicturedByDesign: false,
  isShownInScene: false,
  furtherPages: () => [],
  sold: (product) => ({
    ...everywhereSold(product),
    ...(carrierOnly.includes(product.id) && { countries: delivered }),
  }),
  typeFilter: 'kind',
  colours: () => [],
  isListedByOccasion: false,
};

/** The card channel has frames that stand on a table only. Tarpaulins are made for advertising: not sold to private customers. */
function everywhereSold({ id, productType }: { id: string; productType: string }): SoldWhere {
  const everywhere =
    productType === 'fotorahmen' ? everywhereIn('blattwerk', 'myposter') : everywhereIn('myposter');
  return id === 'pvcplane' ? { ...everywhere, customerTypes: ['business', 'whitelabel'] } : everywhere;
}

/** Pictures without a frame, by what they are printed on: the frame selection prices them too. */
function bareProducts(): CodedProduct[] {
  return materials.map((material) => ({
    id: material,
    name: `Wandbild, ${materialLabels[material]}`,
    productType: 'wandbild',
    formats: wallSizes(material),
  }));
}

function frameProducts(): CodedProduct[] {
  return frameFamilies.flatMap((family) =>
    frameFinishesOf[family].map((finish) => ({
      id: frameTypeOf(family, finish),
      name: frameName(family, finish),
      productType: family,
      formats: wallSizes(family),
    })),
  );
}

/** Listed sizes of a material or a frame family, the smallest first. */
function wallSizes(materialOrFamily: string): string[] {
  return wallArtFormats(materialOrFamily)
    .formats.flatMap((size) => parseFormat(size) ?? [])
    .toSorted((one, other) => one.width * one.height - other.width * other.height)
    .map(printFormat);
}
