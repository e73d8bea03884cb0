import type { CardFront } from '../card-pages.ts';
import { cardTexts, photoSlots } from '../card-slots.ts';
import type { Composition, CompositionInput } from '../composition.ts';
import { type Face, inset, type PhotoElement } from '../face.ts';
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
    compose: (input) => [lid(design, input), ...prints.map((slot, index) => print(slot, index, input))],
  };
}

function lid(design: CardFront, input: CompositionInput) {
  const face: Face = { size: input.format, input };
  return wholePage('lid', 'Deckel', input.format, design.front(face), input);
}

function print(slot: string, index: number, input: CompositionInput) {
  const size = { width: 100, height: 150 };
  const box = inset(wholeOf({ size, input }), 6);
  const photo: PhotoElement = { kind: 'photo', slot, box, rotate: 0 };
  return wholePage(slot, `Foto ${index + 1}`, size, { background: '#fffefb', elements: [photo] }, input);
}
