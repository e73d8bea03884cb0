import type { CardFront } from '../card-pages.ts';
import { cardTexts, photoSlots } from '../card-slots.ts';
import type { Composition, ProductInput } from '../composition.ts';
import { inset, type PhotoElement } from '../face.ts';
import { wholeOf } from '../fronts/arranged.ts';
import { wholePage } from '../whole-page.ts';

const prints = ['print-1', 'print-2', 'print-3', 'print-4'];

/** A box whose lid is a card's front, with four prints in it. */
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
    options: design.options ?? {},
    compose: (product) => [
      wholePage('lid', 'Deckel', product.format, (face) => design.front(face), product),
      ...prints.map((slot, index) => print(slot, index, product)),
    ],
  };
}

function print(slot: string, index: number, product: ProductInput) {
  const size = { width: 100, height: 150 };
  return wholePage(
    slot,
    `Foto ${index + 1}`,
    size,
    (face) => {
      const photo: PhotoElement = { kind: 'photo', slot, box: inset(wholeOf(face), 6), rotate: 0 };
      return { background: '#fffefb', elements: [photo] };
    },
    product,
  );
}
