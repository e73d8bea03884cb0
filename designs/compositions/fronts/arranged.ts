import { arrangements } from '../../arrangements/all-arrangements.ts';
import type { ArrangementParts } from '../../arrangements/arrangement.ts';
import type { Box } from '../../model/shape.ts';
import type { CompositionInput } from '../composition.ts';
import { type ArtElement, art, type Face, usable } from '../face.ts';
import { finishOf } from '../motif-places.ts';

export type ArrangementName = keyof typeof arrangements;

/** The plants of a design as an arrangement takes them. */
function partsOf({ motifs }: CompositionInput): ArrangementParts {
  const list = (slot: string) => motifs(slot).map(({ motif }) => motif);
  return { focal: list('blooms'), filler: list('filler'), leaves: list('sprigs') };
}

/** Plants in and around a box, and the room they leave for texts, which also keeps clear of the edge. */
export function arranged(
  face: Face,
  name: ArrangementName,
  box: Box,
  scale = 1,
): { plants: ArtElement; room: Box } {
  const { input } = face;
  const { placed, clear } = arrangements[name](input.random.fork(), partsOf(input), box, scale);
  const all = ['sprigs', 'blooms', 'filler'].flatMap((slot) => input.motifs(slot));
  return { plants: art('plants', placed, finishOf(all)), room: intersection(clear, usable(face)) };
}

export function intersection(one: Box, other: Box): Box {
  const x = Math.max(one.x, other.x);
  const y = Math.max(one.y, other.y);
  return {
    x,
    y,
    width: Math.max(1, Math.min(one.x + one.width, other.x + other.width) - x),
    height: Math.max(1, Math.min(one.y + one.height, other.y + other.height) - y),
  };
}

/** The face from edge to edge. */
export function wholeOf({ size }: Face): Box {
  return { x: 0, y: 0, ...size };
}
