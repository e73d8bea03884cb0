import type { CardFront } from '../card-pages.ts';
import { needing, noPhotos } from '../card-slots.ts';
import { accentOn } from '../contrast.ts';
import { bled, drawn, type Face, inset, part, usable } from '../face.ts';
import { frontTexts, namesFirst } from '../front-texts.ts';
import { field, line } from '../lines.ts';
import { groundOf } from '../motif-places.ts';
import { arranged, intersection, wholeOf } from './arranged.ts';

const base = { motifs: needing('sprigs'), photos: noPhotos };

/** Large letters that begin at the left edge: out of the middle on purpose. */
const leftward = { align: 'left', order: namesFirst, display: 1.12, airy: 1.15 } as const;

/** Fronts without a middle axis: plants larger than life, or a pattern to the edges, beside large letters. */
export const boldFronts: readonly CardFront[] = [
  {
    ...base,
    id: 'bold-bloom',
    label: { de: 'Übergroße Blüte', en: 'Oversized bloom' },
    aspect: { from: 0.4, to: 1.3 },
    front: (face) => {
      const { plants, room } = arranged(face, 'large-bloom', wholeOf(face));
      const texts = intersection(room, inset(usable(face), face.size.width * 0.02));
      return {
        elements: [
          ...groundOf(face),
          plants,
          frontTexts(face.input, texts, { ...leftward, verticalAlign: 'top' }),
        ],
      };
    },
  },
  {
    ...base,
    id: 'tall-branch',
    label: { de: 'Hoher Zweig am Rand', en: 'Tall branch at the side' },
    aspect: { from: 0.5, to: 1.9 },
    front: (face) => {
      const { plants, room } = arranged(face, 'tall-branch', wholeOf(face));
      return {
        elements: [
          ...groundOf(face),
          plants,
          frontTexts(face.input, room, { ...leftward, verticalAlign: 'bottom' }),
        ],
      };
    },
  },
  {
    ...base,
    id: 'pattern-half',
    label: { de: 'Muster bis zum Rand', en: 'Pattern to the edge' },
    front: (face) => {
      const isWide = face.size.width > face.size.height * 1.15;
      const whole = bled(face);
      const half = isWide ? part(whole, 0, 0, 0.42, 1) : part(whole, 0, 0, 1, 0.46);
      const room = usable(face);
      const texts = isWide ? part(room, 0.5, 0.04, 1, 0.96) : part(room, 0.03, 0.52, 1, 1);
      return {
        elements: [
          drawn('field', [field(whole, 'wash')]),
          arranged(face, 'pattern', half, 0.96).plants,
          drawn('calm', [calmOf(face, isWide)]),
          drawn('edge', [edgeOf(face, isWide)], 'foil'),
          frontTexts(face.input, texts, { ...leftward, verticalAlign: 'middle' }),
        ],
      };
    },
  },
];

/** The half that the texts stand on covers what the pattern reaches into it. */
function calmOf(face: Face, isWide: boolean) {
  const whole = bled(face);
  return field(isWide ? part(whole, 0.42, 0, 1, 1) : part(whole, 0, 0.46, 1, 1), 'paper');
}

function edgeOf(face: Face, isWide: boolean) {
  const { x, y, width, height } = bled(face);
  const colour = accentOn('paper', face.input.palette);
  return isWide
    ? line(x + width * 0.42, y, x + width * 0.42, y + height, colour, 0.5)
    : line(x, y + height * 0.46, x + width, y + height * 0.46, colour, 0.5);
}
