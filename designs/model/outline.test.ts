import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { cuts, outlineOf } from './outline.ts';

test.each(cuts.filter((cut) => cut !== 'rectangle'))(
  'the cut %s stays within the sheet and nearly fills it',
  (cut) => {
    const size = { width: 120, height: 90 };
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-20 -20 160 130"><path d="${outlineOf(cut, size)}"/></svg>`;
    const box = new Resvg(svg).getBBox();
    expect(box?.x).toBeGreaterThanOrEqual(-0.01);
    expect(box?.y).toBeGreaterThanOrEqual(-0.01);
    expect(box?.width).toBeGreaterThan(119);
    expect(box?.width).toBeLessThan(120.01);
    expect(box?.height).toBeGreaterThan(89);
    expect(box?.height).toBeLessThan(90.01);
  },
);
