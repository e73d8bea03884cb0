import { createHash } from 'node:crypto';
import { SVGPathData } from 'svg-pathdata';
import { scaleOf } from '../drawing/shapes-drawing.ts';
import type { Page } from '../model/design.ts';
import type { Placed, Shape } from '../model/shape.ts';
import type { Pdf } from './pdf.ts';
import { printedWidth, type ShapePress, thinLine, writeShapes } from './write-shapes.ts';

/** Writes a drawing in its own coordinates; what stands in several places of the document is in the file once. */
export type Drawings = { write(press: ShapePress, item: Placed): void };

type Form = { name: string; ref: PDFKit.PDFKitReference };

/** @param pages all that will be written: what stands in them once is not worth a form */
export function createDrawings(pages: readonly Page[]): Drawings {
  const uses = usesOf(pages);
  const forms = new Map<string, Form>();
  return {
    write(press, item) {
      const scale = scaleOf(item.matrix);
      const key = keyOf(item);
      if (key === undefined || (uses.get(key) ?? 0) < 2) return writeShapes(press, item.shapes, scale);
      const form = forms.get(key) ?? addForm(press, item.shapes, scale, `D${forms.size + 1}`);
      forms.set(key, form);
      const { page } = press.pdf;
      const objects: Record<string, unknown> = page.xobjects;
      objects[form.name] = form.ref;
      press.pdf.addContent(`/${form.name} Do`);
    },
  };
}

function usesOf(pages: readonly Page[]): Map<string, number> {
  const uses = new Map<string, number>();
  for (const { layers } of pages)
    for (const layer of layers) {
      if (layer.type !== 'art') continue;
      for (const item of layer.items) {
        const key = keyOf(item);
        if (key !== undefined) uses.set(key, (uses.get(key) ?? 0) + 1);
      }
    }
  return uses;
}

const hashes = new WeakMap<readonly Shape[], string>();

/**
 * Of what is written: the shapes, and how wide their lines are where a press bounds them. Undefined of what is no form:
 * a gradient that lets something through is written for the whole of a page.
 */
function keyOf({ matrix, shapes }: Placed): string | undefined {
  if (shapes.length === 0 || shapes.some(isTranslucent)) return undefined;
  const hash = hashes.get(shapes) ?? createHash('sha256').update(JSON.stringify(shapes)).digest('base64');
  hashes.set(shapes, hash);
  const scale = scaleOf(matrix);
  const lines = shapes.flatMap(({ stroke, strokeWidth }) => {
    if (stroke === undefined) return [];
    const printed = printedWidth(strokeWidth, scale);
    return [`${(printed / scale).toFixed(4)}${printed < thinLine ? 'f' : ''}`];
  });
  return `${hash} ${lines.join(' ')}`;
}

function isTranslucent({ fill }: Shape): boolean {
  return typeof fill === 'object' && fill.stops.some(({ opacity = 1 }) => opacity < 1);
}

/** Written by the same functions as a page, onto something that takes their words and resources in its place. */
function addForm(press: ShapePress, shapes: readonly Shape[], scale: number, name: string): Form {
  const { pdf } = press;
  const canvas: Canvas = { ext_gstates: {}, patterns: {}, write: (words) => ref.write(words) };
  const ref = pdf.ref({
    Type: 'XObject',
    Subtype: 'Form',
    BBox: boxOf(shapes, scale),
    Resources: { ExtGState: canvas.ext_gstates, Pattern: canvas.patterns },
  });
  onto(pdf, canvas, () => writeShapes(press, shapes, scale));
  ref.end(undefined);
  return { name, ref };
}

type Canvas = {
  ext_gstates: Record<string, unknown>;
  patterns: Record<string, unknown>;
  write(words: string): unknown;
};

function onto(pdf: Pdf, canvas: Canvas, write: () => void): void {
  const { page, _ctm } = pdf;
  const values = Object.entries(canvas).map(([name, value]) => [name, { value }] as const);
  pdf.page = Object.create(page, Object.fromEntries(values));
  pdf._ctm = [1, 0, 0, 1, 0, 0];
  try {
    write();
  } finally {
    pdf.page = page;
    pdf._ctm = _ctm;
  }
}

/** As far as its outlines and the lines along them reach. */
function boxOf(shapes: readonly Shape[], scale: number): number[] {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { d, stroke, strokeWidth } of shapes) {
    const { minX, minY, maxX, maxY } = new SVGPathData(d).toAbs().getBounds();
    // A butt end's corner is farther away than half of the line's width.
    const around = stroke === undefined ? 0 : printedWidth(strokeWidth, scale) / scale;
    [left, top] = [Math.min(left, minX - around), Math.min(top, minY - around)];
    [right, bottom] = [Math.max(right, maxX + around), Math.max(bottom, maxY + around)];
  }
  const outwards = [
    Math.floor(left * 1000),
    Math.floor(top * 1000),
    Math.ceil(right * 1000),
    Math.ceil(bottom * 1000),
  ];
  return outwards.map((length) => length / 1000);
}
