import { defineField } from '@storyblok/schema';
import type { DetailBlockName } from '../kinds/kind.ts';
import type { ProductKind } from '../kinds/kind-facts.generated.ts';
import { kindsShownBy } from '../products/kind-lists.ts';
import type { EnglishField } from './english-words.ts';

/** Options the product picker reads: allowed kinds (comma-separated, none means all) and how many. */
function pickerOptions(kinds: readonly ProductKind[], maximum: number): { name: string; value: string }[] {
  const limit = { name: 'maximum', value: String(maximum) };
  return kinds.length > 0 ? [{ name: 'kinds', value: kinds.join(',') }, limit] : [limit];
}

/** The one product a detail page shows, of the kinds whose pages hold its block. */
export function productField(block: DetailBlockName) {
  return defineField('product', {
    type: 'custom',
    field_type: 'blattwerk-product',
    options: pickerOptions(kindsShownBy(block), 1),
    required: true,
    display_name: 'Produkt',
    description: 'Das Produkt, das diese Seite zeigt. Preis, Bilder und Farben kommen aus dem Katalog.',
  });
}

/** Several products of any kind, in the order chosen. */
export const productsField = defineField('products', {
  type: 'custom',
  field_type: 'blattwerk-product',
  options: pickerOptions([], 24),
  display_name: 'Produkte',
  description: 'In der Reihenfolge, in der sie erscheinen sollen, höchstens 24.',
});

/** One product of any kind. */
export const anyProductField = defineField('product', {
  type: 'custom',
  field_type: 'blattwerk-product',
  options: pickerOptions([], 1),
  display_name: 'Produkt',
  description: 'Liefert Bild, Namen und Preis.',
});

export const productEnglish: EnglishField = {
  name: 'Product',
  description: 'The product that this page shows. Price, pictures and colours come from the catalogue.',
};

export const productsEnglish: EnglishField = {
  name: 'Products',
  description: 'In the order they should appear in, at most 24.',
};

export const anyProductEnglish: EnglishField = {
  name: 'Product',
  description: 'Gives picture, name and price.',
};
