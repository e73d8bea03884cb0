import type { HandElement, HandFace } from '@blattwerk/schemas/design/hand-design.ts';
import type { TextLayer } from '../../model/design.ts';
import type { Box, Matrix, Size } from '../../model/shape.ts';
import { cardTexts } from '../card-slots.ts';
import type { ChosenMotif, CompositionInput } from '../composition.ts';
import { art, type Element, type Face, type FaceEdges, n, rectangle } from '../face.ts';
import { archPath, ovalPath, ticketPath } from '../lines.ts';
import { fittedSize, placeMotif } from '../motif-places.ts';
import { generatedArt } from './generated-art.ts';

/** How far a face of another format is stretched. */
type Stretch = { x: number; y: number; text: number };

/** What an editor placed on a face, as elements of a face of this size, from back to front. */
export function handElements({ elements }: HandFace, drawnFor: Size, face: Face): Element[] {
  const { size } = face;
  const [x, y] = [size.width / drawnFor.width, size.height / drawnFor.height];
  const stretch = { x, y, text: Math.min(x, y) };
  return elements.flatMap((element) => elementOf(element, stretch, face));
}

function elementOf(element: HandElement, stretch: Stretch, face: Face): Element[] {
  const { input } = face;
  const box = stretched(element.box, stretch);
  switch (element.kind) {
    case 'field': {
      const { colour, opacity, line, finish, outline, turn, id } = element;
      const path = outlinePath(outline, line === null ? bled(box, face) : box);
      const paint = line === null ? { fill: colour } : { stroke: colour, strokeWidth: line };
      const shape = { d: path, ...paint, ...(opacity < 1 && { opacity }) };
      return [art(id, [{ matrix: turnedAbout(box, turn), shapes: [shape] }], finish)];
    }
    case 'motif': {
      const chosen = input.hand?.motif(element.motif);
      if (!chosen) return [];
      const room = chosen.motif.kind === 'ground' ? bled(box, face) : box;
      const stood = chosen.motif.kind === 'sprig' ? turnedFoot(room, chosen, element.turn) : room;
      return [art(element.id, [placeMotif(chosen, stood, element.turn, element.isMirrored)], element.finish)];
    }
    case 'generated':
      return generatedArt(element, face);
    case 'text': {
      const text = input.text(element.slot);
      return text === ''
        ? []
        : [{ kind: 'fixed', texts: [textLayer(element, text, box, stretch.text, input)] }];
    }
    case 'photo': {
      const { slot, outline, focus, turn } = element;
      const mask = outline === 'rectangle' ? {} : { mask: (own: Box) => outlinePath(outline, own) };
      const room = outline === 'rectangle' ? bled(box, face) : box;
      return [{ kind: 'photo', slot, box: room, rotate: turn, focus, ...mask }];
    }
  }
}

/** A sprig turns about its foot, and what an editor turns about its middle. */
function turnedFoot(box: Box, chosen: ChosenMotif, turn: number): Box {
  const half = fittedSize(chosen, box).height / 2;
  const angle = (turn * Math.PI) / 180;
  return { ...box, x: box.x - Math.sin(angle) * half, y: box.y + (Math.cos(angle) - 1) * half };
}

function textLayer(
  element: Extract<HandElement, { kind: 'text' }>,
  text: string,
  box: Box,
  stretch: number,
  { pairing, foil }: CompositionInput,
): TextLayer {
  const { id, slot, voice, leading, align, verticalAlign, maxLength, turn } = element;
  const { font, scale, tracking, upperCase } = pairing[voice];
  const points = (size: number) => Math.max(3, n(size * scale * stretch));
  const isFoil = element.finish === 'foil' && foil !== null;
  return {
    id,
    type: 'text',
    finish: isFoil ? 'foil' : 'print',
    locked: false,
    slot,
    text,
    label: cardTexts[slot].label,
    maxLength,
    box: { x: n(box.x), y: n(box.y), width: n(box.width), height: n(box.height) },
    rotate: turn,
    font,
    size: points(element.size),
    minSize: Math.min(points(element.size), points(element.minSize)),
    lineHeight: leading,
    tracking,
    upperCase,
    align,
    verticalAlign,
    // In foil, the paper's colour means that no metal is pressed there.
    colour: isFoil ? 'accent' : element.colour,
  };
}

function stretched({ x, y, width, height }: Box, by: Stretch): Box {
  return { x: x * by.x, y: y * by.y, width: width * by.x, height: height * by.y };
}

/** What reaches the edge is carried on into the bleed, as a cut is not exact; over a fold it is not. */
function bled({ x, y, width, height }: Box, { size, input: { bleed }, edges = wholeEdges }: Face): Box {
  const near = 0.5;
  const [right, bottom] = [x + width, y + height];
  const left = edges.left && x <= near ? Math.min(x, -bleed) : x;
  const top = edges.top && y <= near ? Math.min(y, -bleed) : y;
  const farRight = edges.right && right >= size.width - near ? Math.max(right, size.width + bleed) : right;
  const farBottom =
    edges.bottom && bottom >= size.height - near ? Math.max(bottom, size.height + bleed) : bottom;
  return { x: left, y: top, width: farRight - left, height: farBottom - top };
}

const wholeEdges: FaceEdges = { left: true, top: true, right: true, bottom: true };

function outlinePath(outline: Extract<HandElement, { kind: 'field' }>['outline'], box: Box): string {
  switch (outline) {
    case 'rectangle':
      return rectangle(box);
    case 'oval':
      return ovalPath(box);
    case 'arch':
      return archPath(box);
    case 'ticket':
      return ticketPath(box, Math.min(box.width, box.height) * 0.08);
  }
}

function turnedAbout({ x, y, width, height }: Box, turn: number): Matrix {
  if (turn === 0) return [1, 0, 0, 1, 0, 0];
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  return [
    cos,
    sin,
    -sin,
    cos,
    middleX - middleX * cos + middleY * sin,
    middleY - middleX * sin - middleY * cos,
  ];
}
