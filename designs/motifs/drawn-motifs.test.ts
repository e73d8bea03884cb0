import { shapeSchema } from '@blattwerk/schemas/design/document.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomOf } from '../model/random.ts';
import { drawnMotifs } from './drawn-motifs.ts';
import { roleOf } from './figure/tones.ts';
import type { Motif } from './motif.ts';

const sizeOf = ({ kind, aspect }: Motif) => {
  if (aspect !== null) return { width: 40 * aspect, height: 40 };
  return kind === 'divider' ? { width: 60, height: 8 } : { width: 105, height: 148 };
};
const coloursOf = (text: string) =>
  [...text.matchAll(/"(?:fill|stroke|colour)":"([^"]+)"/g)].map(([, colour]) => colour ?? '');
const numbersOf = (d: string) => (d.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

test('no id twice, every id begins with its family', () => {
  const ids = drawnMotifs.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id, tags, label } of drawnMotifs) {
    expect(id).toMatch(/^[a-z]+\/[a-z0-9-]+$/);
    expect(tags.length > 0 && label.de !== '' && label.en !== '').toBe(true);
  }
});

test.each(drawnMotifs.map((motif) => [motif.id, motif] as const))(
  '%s is drawn the same for the same seed',
  (_, motif) => {
    const size = sizeOf(motif);
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const shapes = motif.draw(randomOf(seed), size);
        expect(JSON.stringify(motif.draw(randomOf(seed), size))).toBe(JSON.stringify(shapes));
      }),
      { numRuns: 2 },
    );
  },
);

test.each(drawnMotifs.map((motif) => [motif.id, motif] as const))(
  '%s holds valid shapes in its roles, cheeks and kraft paper aside',
  (_, motif) => {
    const size = sizeOf(motif);
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const shapes = motif.draw(randomOf(seed), size);
        expect(shapes.length > 0 && shapes.length <= 900).toBe(true);
        for (const shape of shapes) {
          shapeSchema.parse(shape);
          expect(shape.fill !== undefined || shape.stroke !== undefined).toBe(true);
          expect(/NaN|Infinity|undefined|e-/.test(shape.d)).toBe(false);
          for (const colour of coloursOf(JSON.stringify(shape))) {
            const role = roleOf(colour);
            const fixed = colour === '#e0917f' || motif.id === 'ground/kraft';
            expect(role === undefined ? fixed : motif.roles.includes(role)).toBe(true);
          }
        }
        if (motif.kind !== 'emblem' && motif.kind !== 'divider') return;
        const margin = Math.max(size.width, size.height) * 0.09;
        for (const { d } of shapes.filter((shape) => !/[a-z]/.test(shape.d))) {
          const numbers = numbersOf(d);
          const xs = numbers.filter((__, index) => index % 2 === 0);
          const ys = numbers.filter((__, index) => index % 2 === 1);
          expect(Math.max(...xs.map(Math.abs))).toBeLessThan(size.width / 2 + margin);
          expect(Math.max(...ys.map(Math.abs))).toBeLessThan(size.height / 2 + margin);
        }
      }),
      { numRuns: 2 },
    );
  },
);
