import type { z } from 'zod';
import type { Mark } from '../figure/marks.ts';
import type { Point } from '../figure/outline.ts';
import { type DrawingData, drawingDataSchema } from './drawing-data.ts';
import { outlinesOf } from './outline-points.ts';
import { type SvgDrawing, svgLayers } from './svg-layers.ts';

export type Drawing = Omit<DrawingData, 'layers'> & { name: string; aspect: number; marks: Mark[] };
export type ReadDrawing = { ok: true; drawing: Drawing } | { ok: false; faults: string[] };

/** A drawing that is placed a dozen times on a card must stay light. */
const most = { bytes: 60_000, paths: 300, points: 5_000 };
/** Share of the page that outlines may reach beyond it. */
const edge = 0.02;

/** A drawing as its artist saved it, in the units of figures; or what is wrong with it, each as a sentence that says what to do. */
export function readDrawing(name: string, svg: string, json: unknown): ReadDrawing {
  const data = drawingDataSchema.safeParse(json);
  if (!data.success) return { ok: false, faults: sentences(data.error) };
  const read = svgLayers(svg);
  const { layers, ...described } = data.data;
  const { box } = read;
  const faults = [...read.faults, ...weightFaults(svg, read), ...layerFaults(read, layers)];
  const toUnits = ({ x, y, corner }: Point): Point => ({
    x: rounded(((x - box.x - box.width / 2) * 100) / box.height),
    y: rounded(((y - box.y - box.height / 2) * 100) / box.height),
    ...(corner && { corner }),
  });
  const aspect = box.width / box.height;
  const marks = read.layers.flatMap((layer) =>
    layer.paths.flatMap(({ commands, strokeWidth }) =>
      outlinesOf(commands).flatMap(({ points, isClosed }): Mark[] => {
        const paint = layers[layer.name];
        if (!paint) return [];
        const placed = points.map(toUnits);
        if (placed.some(({ x, y }) => isOutside(x, aspect * 50) || isOutside(y, 50)))
          faults.push(
            `Layer “${layer.name}” reaches beyond the page: make the page larger, or move it inside.`,
          );
        if ('stroke' in paint)
          return [
            {
              kind: 'stroke',
              points: placed,
              colour: paint.stroke,
              width: rounded((strokeWidth * 100) / box.height),
              closed: isClosed,
              paintOnly: paint.paintOnly,
            },
          ];
        if (!isClosed)
          faults.push(`An outline in layer “${layer.name}” is open: close it, or give the layer a stroke.`);
        return [{ kind: 'area', points: placed, colour: paint.fill, shade: paint.shade, line: paint.line }];
      }),
    ),
  );
  const points = marks.reduce((sum, mark) => sum + (mark.kind === 'glow' ? 0 : mark.points.length), 0);
  if (points > most.points)
    faults.push(`It has ${points} points, and ${most.points} are allowed: simplify its paths.`);
  if (faults.length > 0) return { ok: false, faults: [...new Set(faults)] };
  return { ok: true, drawing: { ...described, name, aspect: rounded(aspect), marks } };
}

function sentences(error: z.ZodError): string[] {
  return error.issues.map(
    ({ path, message }) => `Its data is wrong at ${path.join('.') || 'the top'}: ${message}.`,
  );
}

function weightFaults(svg: string, { layers }: SvgDrawing): string[] {
  const paths = layers.reduce((sum, layer) => sum + layer.paths.length, 0);
  return [
    ...(svg.length > most.bytes
      ? [
          `It has ${svg.length} bytes, and ${most.bytes} are allowed: simplify its paths, save with fewer digits.`,
        ]
      : []),
    ...(paths > most.paths ? [`It has ${paths} paths, and ${most.paths} are allowed: join some.`] : []),
    ...(paths === 0 ? ['It draws nothing: put its paths into named layers.'] : []),
  ];
}

function layerFaults({ layers }: SvgDrawing, known: DrawingData['layers']): string[] {
  const drawn = layers.map(({ name }) => name);
  return [
    ...drawn
      .filter((name) => known[name] === undefined)
      .map((name) => `Layer “${name}” has no colour: add it to “layers” in its data.`),
    ...Object.keys(known)
      .filter((name) => !drawn.includes(name))
      .map(
        (name) => `Its data colours a layer “${name}”, which the drawing does not have: rename one of them.`,
      ),
  ];
}

function isOutside(place: number, half: number): boolean {
  return Math.abs(place) > half + Math.max(half, 50) * edge * 2;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}
