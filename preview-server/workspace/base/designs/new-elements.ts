import type { HandDesign, HandElement } from '@blattwerk/schemas/design/hand-design.ts';
import type { HandMaterial } from '@blattwerk/schemas/web-api/catalogue/hand-design-endpoints.ts';

type Size = { width: number; height: number };
type Motif = HandMaterial['motifs'][number];

/** In the middle of a face, so large as a share of it. */
function middle({ width, height }: Size, wide: number, high: number): HandElement['box'] {
  const [w, h] = [tenth(width * wide), tenth(height * high)];
  return { x: tenth((width - w) / 2), y: tenth((height - h) / 2), width: w, height: h };
}

export function newText(slot: Extract<HandElement, { kind: 'text' }>['slot'], face: Size): HandElement {
  const isLarge = slot === 'names' || slot === 'inside-headline' || slot === 'number' || slot === 'initials';
  const size = isLarge ? 30 : 11;
  return {
    kind: 'text',
    id: slot,
    box: middle(face, 0.8, isLarge ? 0.12 : 0.06),
    turn: 0,
    slot,
    voice: isLarge ? 'display' : 'body',
    size,
    minSize: isLarge ? 16 : 8,
    leading: 1.3,
    align: 'center',
    verticalAlign: 'middle',
    colour: 'ink',
    finish: 'print',
    maxLength: slot === 'body' || slot === 'inside-body' ? 600 : 80,
  };
}

export function newMotif({ id, kind, aspect }: Motif, face: Size, seed: number): HandElement {
  const name = id.slice(id.indexOf('/') + 1);
  const short = Math.min(face.width, face.height) * 0.5;
  const isWhole = kind === 'ground' || kind === 'frame';
  const ratio = aspect ?? (kind === 'divider' ? 6 : 1);
  const size = ratio >= 1 ? { width: short, height: short / ratio } : { width: short * ratio, height: short };
  const box = isWhole ? middle(face, 1, 1) : middle(face, size.width / face.width, size.height / face.height);
  return { kind: 'motif', id: name, box, turn: 0, motif: { id, seed }, isMirrored: false, finish: 'print' };
}

export function newPhoto(
  slot: Extract<HandElement, { kind: 'photo' }>['slot'],
  sample: string,
  face: Size,
): HandElement {
  const box = middle(face, 0.6, 0.4);
  return {
    kind: 'photo',
    id: slot,
    box,
    turn: 0,
    slot,
    outline: 'rectangle',
    sample,
    focus: { x: 0.5, y: 0.45 },
  };
}

export function newField(face: Size): HandElement {
  return {
    kind: 'field',
    id: 'field',
    box: middle(face, 0.7, 0.4),
    turn: 0,
    outline: 'rectangle',
    colour: 'wash',
    opacity: 1,
    line: null,
    finish: 'print',
  };
}

type Described = Pick<HandDesign, 'occasion' | 'use' | 'type'> & { name: string; format: Size };

/** A sheet with nothing on it but a name and a line. */
export function blankCard({ name, format, ...described }: Described): HandDesign {
  const names = newText('names', format);
  const words = (text: string) => ({ names: text });
  return {
    version: 1,
    names: { de: name, en: name, es: name, fr: name, it: name, nl: name },
    ...described,
    palette: 'eukalyptus',
    pairing: 'cormorant',
    foil: null,
    words: {
      de: words('Lena & Paul'),
      en: words('Emma & James'),
      es: words('Lucía & Mateo'),
      fr: words('Léa & Louis'),
      it: words('Giulia & Marco'),
      nl: words('Emma & Daan'),
    },
    layout: { format, faces: { front: { ground: 'paper', elements: [names] } } },
  };
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
