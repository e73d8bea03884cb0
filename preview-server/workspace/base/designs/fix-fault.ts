import type { HandDesign, HandElement, HandFaceId } from '@blattwerk/schemas/design/hand-design.ts';
import type { HandFault } from '@blattwerk/schemas/web-api/catalogue/hand-design-endpoints.ts';
import { faceOf, withElement, withFace } from './hand-changes.ts';

/** Millimetres that texts of designs keep from the edge. */
const safe = 4;
/** Points below which print is hard to read. */
const leastText = 7.5;

export type FaultFix = { kind: 'colour' | 'size' | 'box' | 'inside' | 'plate' | 'print'; design: HandDesign };
type Text = Extract<HandElement, { kind: 'text' }>;

/** What would put a fault right by itself; undefined where only people know. */
export function fixFor(design: HandDesign, { code, slot }: HandFault): FaultFix | undefined {
  const found = slot === null ? undefined : findText(design, slot);
  if (!found) return undefined;
  const { face, text } = found;
  const changed = (change: Partial<Text>) => withElement(design, face, { ...text, ...change });
  switch (code) {
    case 'contrast':
      return { kind: 'colour', design: changed({ colour: text.colour === 'ink' ? 'paper' : 'ink' }) };
    case 'small':
      return { kind: 'size', design: changed(readable(text)) };
    case 'overfull': {
      const { width, height } = design.layout.format;
      const box = { ...text.box, height: tenth(text.box.height * 1.5) };
      const wide = text.box.width < width - 2 * safe - 1;
      return {
        kind: 'box',
        design: changed({
          box: wide
            ? { ...box, x: safe, width: width - 2 * safe }
            : { ...box, y: Math.max(safe, Math.min(text.box.y, height - safe - box.height)) },
        }),
      };
    }
    case 'near-edge':
      return { kind: 'inside', design: changed({ box: inside(text.box, design.layout.format) }) };
    case 'unrest':
      return { kind: 'plate', design: withPlate(design, face, text) };
    case 'foil-small':
    case 'foil-thin':
    case 'foil-gap':
    case 'foil-faint':
      return { kind: 'print', design: changed({ finish: 'print' }) };
    default:
      return undefined;
  }
}

function findText(design: HandDesign, slot: string): { face: HandFaceId; text: Text } | undefined {
  for (const [id, face] of Object.entries(design.layout.faces)) {
    const text = face?.elements.find((one): one is Text => one.kind === 'text' && one.slot === slot);
    const faceId = faceIds.find((one) => one === id);
    if (text && faceId) return { face: faceId, text };
  }
  return undefined;
}

export const faceIds: readonly HandFaceId[] = [
  'front',
  'back',
  'flap',
  'inside-1',
  'inside-2',
  'inside-3',
  'inside-4',
  'outside-1',
  'outside-2',
];

/** Voices are scaled: half a point more than is needed is enough for all. */
function readable({ size, minSize, box, leading }: Text): Partial<Text> {
  const least = leastText + 1.5;
  const points = Math.max(size, least);
  const line = (points * leading * 25.4) / 72;
  return {
    size: points,
    minSize: Math.max(minSize, least),
    box: { ...box, height: Math.max(box.height, tenth(line + 0.5)) },
  };
}

function inside(box: Text['box'], { width, height }: { width: number; height: number }): Text['box'] {
  const w = Math.min(box.width, width - 2 * safe);
  const h = Math.min(box.height, height - 2 * safe);
  const x = Math.min(Math.max(box.x, safe), width - safe - w);
  const y = Math.min(Math.max(box.y, safe), height - safe - h);
  return { x: tenth(x), y: tenth(y), width: tenth(w), height: tenth(h) };
}

/** A calm field right below the text. */
function withPlate(design: HandDesign, id: HandFaceId, text: Text): HandDesign {
  const face = faceOf(design, id);
  const { x, y, width, height } = text.box;
  const taken = new Set(face.elements.map((one) => one.id));
  const name = [`plate-${text.slot}`, `plate-${text.slot}-2`, `plate-${text.slot}-3`].find(
    (one) => !taken.has(one),
  );
  if (name === undefined) return design;
  const plate: HandElement = {
    kind: 'field',
    id: name,
    box: { x: tenth(x - 2), y: tenth(y - 1), width: tenth(width + 4), height: tenth(height + 2) },
    turn: text.turn,
    outline: 'rectangle',
    colour: text.colour === 'paper' ? 'ink' : 'paper',
    opacity: 1,
    line: null,
    finish: 'print',
  };
  const at = face.elements.findIndex((one) => one.id === text.id);
  return withFace(design, id, { ...face, elements: face.elements.toSpliced(at, 0, plate) });
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
