import type { ColourRole } from '../../model/colour.ts';
import type { Random } from '../../model/random.ts';
import type { Shape, Size } from '../../model/shape.ts';
import type { Motif } from '../motif.ts';
import { cut } from './hands/flat-hand.ts';
import { drawLines } from './hands/line-hand.ts';
import { paint } from './hands/painted-hand.ts';
import { type Hand, type Ink, ink, type Part } from './part.ts';

/** A plant: how it grows, the same for every drawing hand. */
export type Plant = {
  /** Family and name without the hand: `leaf/olive`. */
  name: string;
  kind: 'sprig' | 'bloom';
  label: { de: string; en: string };
  tags: readonly string[];
  roles: readonly ColourRole[];
  aspect: number;
  hands: readonly Hand[];
  /** Its flat shapes lie apart, so that it can be pressed in one foil. */
  cutOut?: boolean;
  grow(random: Random, size: Size, hand: Hand): Part[];
};

const handLabels = {
  painted: { de: 'gemalt', en: 'painted' },
  line: { de: 'Linie', en: 'line' },
  flat: { de: 'flächig', en: 'flat' },
} satisfies Record<Hand, { de: string; en: string }>;

/** One motif for each hand that can draw the plant: `leaf/olive-painted`, `leaf/olive-line`. */
export function motifsOf(plant: Plant): Motif[] {
  return plant.hands.map((hand): Motif => {
    const lineInk = plant.kind === 'bloom' ? ink('main', -14) : ink('leaf', -10);
    return {
      id: `${plant.name}-${hand}`,
      kind: plant.kind,
      label: {
        de: `${plant.label.de}, ${handLabels[hand].de}`,
        en: `${plant.label.en}, ${handLabels[hand].en}`,
      },
      tags: [
        'botanical',
        hand,
        ...(hand === 'line' || (hand === 'flat' && plant.cutOut === true) ? ['foil'] : []),
        ...plant.tags,
      ],
      roles: hand === 'line' ? [lineInk.role] : plant.roles,
      aspect: plant.aspect,
      draw: (random, size) => draw(plant.grow(random, size, hand), hand, size, lineInk),
    };
  });
}

function draw(parts: readonly Part[], hand: Hand, size: Size, lineInk: Ink): Shape[] {
  switch (hand) {
    case 'painted':
      return paint(parts);
    case 'line':
      return drawLines(parts, Math.min(0.42, Math.max(0.24, size.height * 0.007)), lineInk);
    case 'flat':
      return cut(parts);
  }
}
