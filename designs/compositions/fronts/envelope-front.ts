import type { Colour } from '../../model/colour.ts';
import type { CardFront } from '../card-pages.ts';
import { needing, noPhotos } from '../card-slots.ts';
import { accentOn } from '../contrast.ts';
import { art, drawn, type Face, part, usable } from '../face.ts';
import { frontTexts } from '../front-texts.ts';
import { line } from '../lines.ts';
import { finishOf, placeMotif } from '../motif-places.ts';
import { arranged } from './arranged.ts';

const base = { motifs: needing(), photos: noPhotos };
const _rest = ['subline', 'body', 'date', 'place', 'signature', 'footer'];
const grounds: readonly [Colour, ...Colour[]] = ['paper', 'wash', 'main', 'second', 'ink'];

function _groundColour({ input }: Face): Colour {
  return grounds.find((colour) => colour === input.option('ground')) ?? 'paper';
}

/** An envelope: the sender above on the left, the address below on the right, plants or a motif in the free corner. */
export const envelopeFront: CardFront = {
  ...base,
  id: 'envelope',
  label: { de: 'Briefumschlag', en: 'Envelope' },
  front: (face) => {
    const { input, size } = face;
    const room = usable(face);
    const corner = { x: 0, y: size.height * 0.4, width: size.width * 0.4, height: size.height * 0.6 };
    const [emblem] = input.motifs('emblems');
    const short = Math.min(size.width, size.height);
    const box = { x: room.x, y: size.height - short * 0.42, width: short * 0.34, height: short * 0.34 };
    const plants = emblem
      ? [art('emblem', [placeMotif(emblem, box)], finishOf([emblem]))]
      : input.motifs('sprigs').length > 0
        ? [arranged(face, 'bottom-meadow', corner, 0.8).plants]
        : [];
    const colour = accentOn('paper', input.palette);
    const rule = line(
      size.width * 0.47,
      size.height * 0.5,
      size.width * 0.47,
      size.height * 0.88,
      colour,
      0.35,
    );
    const address = part(room, 0.5, 0.5, 1, 0.94);
    return {
      elements: [
        ...plants,
        drawn('rule', [rule], 'foil'),
        {
          ...frontTexts(input, part(room, 0, 0, 0.48, 0.26), {
            align: 'left',
            verticalAlign: 'top',
            scale: 0.85,
          }),
          slots: ['signature'],
        },
        {
          ...frontTexts(input, address, { align: 'left', names: 'line', airy: 1, plain: true }),
          slots: ['names', 'place'],
          styles: { names: 'heading' },
        },
      ],
    };
  },
};
