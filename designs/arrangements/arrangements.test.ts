import { placedSchema } from '@blattwerk/schemas/design/document.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomOf } from '../model/random.ts';
import type { Box } from '../model/shape.ts';
import { botanicalMotifs } from '../motifs/botanical/botanical-motifs.ts';
import type { Motif } from '../motifs/motif.ts';
import { pathPoints, transformPoint } from '../motifs/pen/testing/path-points.ts';
import { arrangements } from './all-arrangements.ts';

const motifsOf = (...ids: string[]): Motif[] => botanicalMotifs.filter(({ id }) => ids.includes(id));
const parts = {
  focal: motifsOf('bloom/rose-flat', 'bloom/peony-flat'),
  filler: motifsOf('bloom/blossom-flat', 'bloom/rosebud-flat'),
  leaves: motifsOf('leaf/olive-flat', 'leaf/beech-flat'),
};
const boxes = fc.constantFrom<Box>(
  { x: 0, y: 0, width: 105, height: 148 },
  { x: 0, y: 0, width: 148, height: 148 },
  { x: 10, y: 5, width: 210, height: 100 },
);
const scales = fc.constantFrom(0.8, 1, 1.25);
const each = Object.entries(arrangements);

test.each(each)('%s is arranged alike, of valid shapes', (_, arrange) => {
  fc.assert(
    fc.property(fc.integer(), boxes, scales, (seed, box, scale) => {
      const { placed, clear } = arrange(randomOf(seed), parts, box, scale);
      expect(arrange(randomOf(seed), parts, box, scale)).toEqual({ placed, clear });
      expect(placed.length).toBeGreaterThan(2);
      expect(placed.length).toBeLessThan(160);
      for (const one of placed.slice(0, 5)) expect(placedSchema.safeParse(one).error).toBeUndefined();
    }),
    { numRuns: 3 },
  );
});

test.each(each)('%s leaves its clear box alone', (_, arrange) => {
  fc.assert(
    fc.property(fc.integer(), boxes, scales, (seed, box, scale) => {
      const { placed, clear } = arrange(randomOf(seed), parts, box, scale);
      const tolerance = Math.min(box.width, box.height) * 0.02;
      const touching = placed.flatMap(({ matrix, shapes }) =>
        shapes
          .flatMap((shape) => pathPoints(shape.d))
          .map((point) => transformPoint(point, matrix))
          .filter(
            ([x, y]) =>
              x > clear.x + tolerance &&
              x < clear.x + clear.width - tolerance &&
              y > clear.y + tolerance &&
              y < clear.y + clear.height - tolerance,
          ),
      );
      expect(touching).toEqual([]);
    }),
    { numRuns: 5 },
  );
});

test.each(each)('%s does with leaves alone', (_, arrange) => {
  const box = { x: 0, y: 0, width: 105, height: 148 };
  const { placed } = arrange(randomOf(5), { focal: [], filler: [], leaves: parts.leaves }, box);
  expect(placed.length).toBeGreaterThan(0);
});
