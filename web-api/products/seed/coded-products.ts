import { allowedFormats } from '@blattwerk/schemas/products/product-formats.ts';
import {
  type CardAccessory,
  cardAccessories,
  cardAccessoryLabels,
} from '@blattwerk/schemas/shop/accessories/card-accessories.ts';
import { merchArticles, merchArticleTable } from '@blattwerk/schemas/shop/photo-products/merch-articles.ts';
import {
  type PrintFormatGroup,
  printFormatGroups,
  printFormats,
} from '@blattwerk/schemas/shop/photo-products/print-formats.ts';
import { displayFormat } from '@blattwerk/schemas/shop/sizes/format-display.ts';
import { parseFormat, printFormat } from '@blattwerk/schemas/shop/sizes/formats.ts';
import { frameFamilies } from '@blattwerk/schemas/shop/wall-art/frame-families.ts';
import { frameFinishesOf, frameName, frameTypeOf } from '@blattwerk/schemas/shop/wall-art/frame-types.ts';
import { materialLabels, materials } from '@blattwerk/schemas/shop/wall-art/materials.ts';
import { wallArtFormats } from '@blattwerk/schemas/shop/wall-art/wall-formats.ts';
import type { PriceSeed } from '../../prices/seed/price-seed.ts';
import type { SeedProduct } from './seed-product.ts';

type Coded = Omit<SeedProduct, 'designId' | 'popularity' | 'occasions' | 'searchText'> & { words: string };

/** What is sold without a design, by its code in the shop's vocabulary; after all designs in lists. */
export function codedProducts(accessories: PriceSeed['accessories']): SeedProduct[] {
  return [
    ...merchProducts,
    ...pictureProducts(),
    ...frameProducts(),
    ...printProducts(),
    ...accessoryProducts(accessories),
  ].map(({ words, ...product }, place) => ({
    ...product,
    designId: null,
    occasions: [],
    searchText: `${product.name} ${words}`,
    popularity: -place,
  }));
}

const merchProducts: readonly Coded[] = merchArticles.map((id) => {
  const formats = allowedFormats({ kind: 'merch', productType: id }).formats;
  return {
    kind: 'merch',
    id,
    name: merchArticleTable[id].label,
    productType: id,
    formats,
    words: 'Geschenkartikel',
  };
});

/** Pictures without a frame, by what they are printed on: the frame selection prices them too. */
function pictureProducts(): Coded[] {
  return materials.map((material) => ({
    kind: 'photoframe',
    id: material,
    name: `Wandbild, ${materialLabels[material]}`,
    productType: 'wandbild',
    formats: wallSizes(material),
    words: 'Foto Druck',
  }));
}

function frameProducts(): Coded[] {
  return frameFamilies.flatMap((family) =>
    frameFinishesOf[family].map((finish) => ({
      kind: 'photoframe' as const,
      id: frameTypeOf(family, finish),
      name: frameName(family, finish),
      productType: family,
      formats: wallSizes(family),
      words: 'Bilderrahmen gerahmtes Foto',
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

const printNames: Record<PrintFormatGroup, string> = {
  classic: 'Fotoabzug',
  square: 'Quadratischer Fotoabzug',
  retro: 'Retro-Abzug',
  poster: 'Poster',
};

function printProducts(): Coded[] {
  return printFormatGroups.flatMap((group) =>
    printFormats[group].map((size) => {
      const { width, height } = parseFormat(size) ?? { width: 0, height: 0 };
      const turned = printFormat({ width: height, height: width });
      return {
        kind: 'photoprint' as const,
        id: size,
        name: `${printNames[group]} ${displayFormat({ width, height }, 'de-DE', 'cm')}`,
        productType: group,
        formats: turned === size ? [size] : [size, turned],
        words: `Foto Abzug Print ${size}`,
      };
    }),
  );
}

/** What people also call them. */
const furtherWords: Partial<Record<CardAccessory, string>> = {
  bag: 'Tüte',
  box: 'Gastgeschenk Box',
  envelope: 'Umschlag Kuvert Couvert',
  inlay: 'Einleger',
  ribbon: 'Schleifenband Geschenkband',
  seal: 'Wachssiegel Siegelsticker',
};

function accessoryProducts(accessories: PriceSeed['accessories']): Coded[] {
  return inTurns(accessories).map(({ sku, kind, label, width, height, paper }) => {
    const type = cardAccessories.find((known) => known === kind) ?? 'standard';
    return {
      kind: 'accessory',
      id: sku,
      name: label,
      productType: type,
      formats: width && height ? [printFormat({ width, height })] : [],
      words: `${cardAccessoryLabels[type]} ${furtherWords[type] ?? ''} Zubehör ${paper ?? ''}`,
    };
  });
}

/** One of every kind and colour after the other, so that no list begins with twelve white envelopes. */
function inTurns(accessories: PriceSeed['accessories']): PriceSeed['accessories'] {
  const groups = [...Map.groupBy(accessories, ({ kind, color }) => `${kind} ${color ?? ''}`).values()];
  const longest = Math.max(0, ...groups.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) =>
    groups.flatMap((group) => group.slice(turn, turn + 1)),
  ).flat();
}
