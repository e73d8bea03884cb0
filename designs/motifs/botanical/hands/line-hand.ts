import type { Shape } from '../../../model/shape.ts';
import { brushStroke, type Pressure, runningOut } from '../../pen/brush-stroke.ts';
import { outlinePolygon, sampleCurve } from '../../pen/curve.ts';
import type { Point } from '../../pen/point.ts';
import { spinePart } from '../../pen/spine.ts';
import { type Sheet, visibleLines } from '../../pen/visible-lines.ts';
import type { Ink, Part } from '../part.ts';
import { colourOf } from './tone.ts';

/** A fineliner's line: hardly thinner in the middle of a stroke, lifted at its ends. */
const pen: Pressure = (t) => 0.42 + 0.58 * Math.sin(Math.PI * Math.min(1, Math.max(0, t))) ** 0.5;

/**
 * Fine line art of `weight` mm. Nothing is filled, what lies behind is left out: it works on every ground and in foil.
 * Everything is drawn in one ink, as an engraver has one plate.
 */
export function drawLines(parts: readonly Part[], weight: number, ink: Ink): Shape[] {
  const sheets = parts.map(sheetOf);
  const visible = visibleLines(sheets);
  const drawn = parts.map((part, index) => {
    const lines = visible[index] ?? [];
    const pressure = part.kind === 'stem' || part.kind === 'strokes' ? runningOut : pen;
    return lines
      .map((line) => brushStroke(thinned(line), Math.max(0.2, weight * weightOf(part)), pressure))
      .join('');
  });
  return chunks(drawn, 12).map((path) => ({ d: path, fill: colourOf(ink) }));
}

function weightOf(part: Part): number {
  if (part.kind === 'stem') return 1.35;
  return part.kind === 'strokes' ? 0.8 : 1;
}

function sheetOf(part: Part): Sheet {
  switch (part.kind) {
    case 'stem':
      return { lines: [sampleCurve(part.points, 6)], cover: null };
    case 'strokes':
      return { lines: part.lines.map((line) => sampleCurve(line, line.length > 2 ? 5 : 3)), cover: null };
    case 'leaf':
      if (part.width < 0.9) return { lines: [spinePart(part.midrib, 0, 1, 9)], cover: null };
      return {
        lines: [
          ...sidesOf(part.outline),
          ...(part.midrib.length < 2.8 ? [] : [spinePart(part.midrib, 0, 0.8, 14)]),
          ...part.veins.map((vein) => sampleCurve(vein, 4)),
        ],
        cover: outlinePolygon(part.outline),
      };
    case 'petal':
      return {
        lines: [
          ...sidesOf(part.outline),
          ...(part.lip?.slice(1) ?? []).map((side) => sampleCurve(side, 6)),
          ...part.folds.map((fold) => sampleCurve(fold, 5)),
        ],
        cover: outlinePolygon(part.outline),
      };
    case 'berry':
      return { lines: sidesOf(part.outline), cover: outlinePolygon(part.outline) };
  }
}

/** The sides as lines of points close together; a round outline runs back to its start. */
function sidesOf(outline: readonly (readonly Point[])[]): Point[][] {
  return outline.map((side) => sampleCurve(side, 6)).filter((side) => side.length > 7);
}

/** About seven points of a plain line, every fourth of one with lobes: the stroke is smoothed again anyway. */
function thinned(line: readonly Point[]): Point[] {
  const step = line.length > 60 ? 4 : Math.max(2, Math.round(line.length / 6));
  return line.filter((_, index) => index % step === 0 || index === line.length - 1);
}

function chunks(paths: readonly string[], size: number): string[] {
  const joined: string[] = [];
  for (let start = 0; start < paths.length; start += size) {
    joined.push(paths.slice(start, start + size).join(''));
  }
  return joined.filter((path) => path !== '');
}
