import type { HandFace } from '@blattwerk/schemas/design/hand-design.ts';
import { byHand, photoSlots as handPhotos } from '@blattwerk/schemas/design/hand-slots.ts';
import type { MotifKind } from '../../motifs/motif.ts';
import { cardOf } from '../card-pages.ts';
import { photoSlots } from '../card-slots.ts';
import type { ChosenMotif, Composition } from '../composition.ts';
import type { Face, FacePlan } from '../face.ts';
import { generatedMotifs } from './generated-art.ts';
import { handElements } from './hand-elements.ts';

/** In which slot faces that follow from the front look for a motif. */
const slotOf: Readonly<Record<MotifKind, string>> = {
  sprig: 'sprigs',
  bloom: 'blooms',
  emblem: 'emblems',
  divider: 'divider',
  frame: 'frame',
  ground: 'grounds',
};

function planOf(placed: HandFace, face: Face): FacePlan {
  const { hand } = face.input;
  if (!hand) return { elements: [] };
  return { background: placed.ground, elements: handElements(placed, hand.layout.format, face) };
}

/** A card whose faces an editor has filled: what stands where is part of its recipe. */
const card = cardOf({
  id: byHand,
  label: { de: 'Von Hand', en: 'By hand' },
  motifs: {},
  photos: photoSlots(...handPhotos),
  front: (face) => {
    const front = face.input.hand?.layout.faces.front;
    return front ? planOf(front, face) : { elements: [] };
  },
  other: (id, face) => {
    const placed = face.input.hand?.layout.faces[id];
    return placed && planOf(placed, face);
  },
});

export const handComposition: Composition = {
  ...card,
  compose(product) {
    const { hand } = product;
    if (!hand) return card.compose(product);
    const chosen = Map.groupBy(
      hand.layout.faces.front.elements.flatMap((element): { slot: string; motif: ChosenMotif }[] => {
        if (element.kind === 'generated') return generatedMotifs(element, hand);
        const motif = element.kind === 'motif' ? hand.motif(element.motif) : undefined;
        return motif ? [{ slot: slotOf[motif.motif.kind], motif }] : [];
      }),
      ({ slot }) => slot,
    );
    const motifs = (slot: string) => chosen.get(slot)?.map(({ motif }) => motif) ?? [];
    return card.compose({ ...product, motifs });
  },
};
