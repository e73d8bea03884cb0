import { photoboxContents } from '@blattwerk/schemas/shop/photo-products/photobox-contents.ts';
import { photoboxTypes } from '@blattwerk/schemas/shop/photo-products/photoboxes.ts';
import { parseFormat } from '@blattwerk/schemas/shop/sizes/formats.ts';
import type { CardFront } from '../card-pages.ts';
import { cardTexts, photoSlots } from '../card-slots.ts';
import type { Composition, ProductInput } from '../composition.ts';
import { inset, type PhotoElement } from '../face.ts';
import { wholeOf } from '../fronts/arranged.ts';
import { wholePage } from '../whole-page.ts';

/** Prints in the pictures of a box that is sold; a customer's has as many as are bought. */
const shownPrints = 4;
const counts = photoboxTypes.flatMap((type) => photoboxContents[type].prints);
const prints = Array.from({ length: Math.max(...counts) }, (_, index) => `print-${index + 1}`);
/** White around a photo, in parts of the print's width. */
const border = 0.06;

/** A box whose lid is a card's front, with the prints that lie in it. */
export function boxOf(design: CardFront): Composition {
  const { label, motifs, photos } = design;
  return {
    id: `box-${design.id}`,
    label: { de: `Fotobox: ${label.de}`, en: `Photo box: ${label.en}` },
    aspect: { from: 0.5, to: 2 },
    folds: ['single'],
    motifs,
    texts: cardTexts,
    photos: { ...photos, ...photoSlots(...prints) },
    sampled: [...Object.keys(photos), ...prints.slice(0, shownPrints)],
    options: { ...design.options, prints: [shownPrints, ...counts] },
    compose: (product) => [
      wholePage('lid', 'Deckel', product.format, (face) => design.front(face), product),
      ...prints
        .slice(0, Number(product.option('prints')))
        .map((slot, index) => print(slot, index, withSamples(product))),
    ],
  };
}

/** Where the customer has no photo yet, the samples of the sold box come again and again. */
function withSamples(product: ProductInput): ProductInput {
  const sampleOf = (slot: string) => prints[prints.indexOf(slot) % shownPrints] ?? slot;
  return { ...product, photo: (slot) => product.photo(sampleOf(slot)) };
}

function print(slot: string, index: number, product: ProductInput) {
  const type = photoboxTypes.find((known) => known === product.product.type);
  const size = parseFormat(photoboxContents[type ?? 'photoprint'].format) ?? { width: 100, height: 150 };
  return wholePage(
    slot,
    `Foto ${index + 1}`,
    size,
    (face) => {
      const photo: PhotoElement = {
        kind: 'photo',
        slot,
        box: inset(wholeOf(face), size.width * border),
        rotate: 0,
      };
      return { background: '#fffefb', elements: [photo] };
    },
    product,
  );
}
