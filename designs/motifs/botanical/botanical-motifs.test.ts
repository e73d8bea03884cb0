import { shapeSchema } from '@blattwerk/schemas/design/document.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomOf } from '../../model/random.ts';
import type { Shape } from '../../model/shape.ts';
import { boundsOf } from '../pen/polygon.ts';
import { pathPoints } from '../pen/testing/path-points.ts';
import { botanicalMotifs } from './botanical-motifs.ts';

const seeds = fc.integer();
const few = { numRuns: 3 };

function coloursOf({ fill, stroke }: Shape): string[] {
  const fills =
    fill === undefined ? [] : typeof fill === 'string' ? [fill] : fill.stops.map((stop) => stop.colour);
  return stroke === undefined ? fills : [...fills, stroke];
}

test('ids are unique and name their hand', () => {
  const ids = botanicalMotifs.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^(leaf|bloom|stem|grass|twig)\/[a-z-]+-(painted|line|flat)$/);
});

test.each(botanicalMotifs.map((motif) => [motif.id, motif] as const))(
  '%s is drawn alike, valid and in its box',
  (_, motif) => {
    fc.assert(
      fc.property(seeds, fc.double({ min: 12, max: 90, noNaN: true }), (seed, height) => {
        const size = { width: height * (motif.aspect ?? 1), height };
        const shapes = motif.draw(randomOf(seed), size);
        expect(motif.draw(randomOf(seed), size)).toEqual(shapes);
        expect(shapes.length).toBeGreaterThan(0);
        expect(shapes.length).toBeLessThanOrEqual(160);
        for (const shape of shapes) {
          expect(shapeSchema.safeParse(shape).error).toBeUndefined();
          expect(shape.d).not.toMatch(/NaN|Infinity|undefined/);
          for (const colour of coloursOf(shape)) {
            expect(
              motif.roles.some(
                (role) => colour === role || colour.startsWith(`${role}+`) || colour.startsWith(`${role}-`),
              ),
            ).toBe(true);
          }
        }
        const [left, top, right, bottom] = boundsOf(shapes.flatMap((shape) => pathPoints(shape.d)));
        const foot = motif.kind === 'sprig' ? 0 : height / 2;
        const margin = 0.1 * Math.max(size.width, height);
        expect(left).toBeGreaterThan(-size.width / 2 - margin);
        expect(right).toBeLessThan(size.width / 2 + margin);
        expect(top).toBeGreaterThan(foot - height - margin);
        expect(bottom).toBeLessThan(foot + margin);
      }),
      few,
    );
  },
);
