import type { PanelId } from '../model/panel.ts';
import { accentOn } from './contrast.ts';
import { art, drawn, type Element, type Face, type FacePlan, inset, part, usable } from './face.ts';
import { frontTexts } from './front-texts.ts';
import { arranged, wholeOf } from './fronts/arranged.ts';
import { outlined } from './lines.ts';
import { finishOf, groundOf, placeMotif } from './motif-places.ts';

const letter = ['inside-headline', 'inside-body', 'inside-signature'];

/** What the back of a card and its inside show: the front's motifs once more, and room for a letter. */
export function innerFace(id: PanelId, face: Face): FacePlan {
  const { input } = face;
  switch (id) {
    case 'back':
    case 'outside-1':
    case 'outside-2':
      return { elements: smallMotif(face) };
    case 'flap':
    case 'inside-4':
      return { background: 'wash', elements: smallMotif(face) };
    case 'inside-1':
      return { background: 'wash', elements: largeMotif(face) };
    case 'inside-2':
      return { elements: letterOn(face) };
    default: {
      const slots = ['date', 'place', 'footer'];
      if (slots.every((slot) => input.text(slot) === '')) return { elements: smallMotif(face) };
      const texts = frontTexts(input, part(usable(face), 0.06, 0.3, 0.94, 0.9), { order: slots, airy: 1.6 });
      const above = part(usable(face), 0.35, 0.08, 0.65, 0.26);
      return { elements: [...motifIn(face, above), { ...texts, slots, styles: {} }] };
    }
  }
}

function letterOn(face: Face): Element[] {
  if (letter.every((slot) => face.input.text(slot) === '')) return smallMotif(face);
  const box = part(usable(face), 0.05, 0.05, 0.95, 0.95);
  return [
    {
      kind: 'texts',
      box,
      slots: letter,
      align: 'center',
      verticalAlign: 'middle',
      ground: 'paper',
      airy: 1.8,
    },
  ];
}

/** A quarter of the face for one emblem or sprig, in its middle. */
function smallMotif(face: Face): Element[] {
  return motifIn(face, part(wholeOf(face), 0.4, 0.38, 0.6, 0.62));
}

function motifIn(face: Face, box: Parameters<typeof placeMotif>[1]): Element[] {
  const [chosen] = [...face.input.motifs('emblems'), ...face.input.motifs('sprigs')];
  return chosen ? [art('motif', [placeMotif(chosen, box)], finishOf([chosen]))] : [];
}

function largeMotif(face: Face): Element[] {
  const { input, size } = face;
  const short = Math.min(size.width, size.height);
  const frame = inset(wholeOf(face), short * 0.08);
  if (input.motifs('grounds').length > 0) return groundOf(face);
  const [emblem] = input.motifs('emblems');
  if (emblem)
    return [
      art('emblem', [placeMotif(emblem, part(wholeOf(face), 0.22, 0.25, 0.78, 0.75))], finishOf([emblem])),
    ];
  if (input.motifs('sprigs').length > 0) return [arranged(face, 'bottom-meadow', wholeOf(face), 0.9).plants];
  return [drawn('frame', [outlined(frame, accentOn('wash', input.palette), 0.35)], 'foil')];
}
