import fc from 'fast-check';
import { expect, test } from 'vitest';
import { overprints, printedColours } from './colours.ts';
import { coatedPaper } from './print-profile.ts';

const channel = fc.integer({ min: 0, max: 255 });
const hex = fc
  .tuple(channel, channel, channel)
  .map((channels) => `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`);
const inkOf = (ink: readonly number[]) => ink.reduce((sum, percent) => sum + percent, 0);

test('no colour takes more ink than the paper dries', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(hex, { minLength: 1, maxLength: 200 }), async (colours) => {
      const { area, fine } = await printedColours(colours, coatedPaper);
      for (const colour of colours) {
        expect(inkOf(area(colour)), colour).toBeLessThanOrEqual(300);
        expect(inkOf(fine(colour)), colour).toBeLessThanOrEqual(300);
      }
    }),
    { numRuns: 20 },
  );
});

test('a colour is separated once, by the profile', async () => {
  const { area, fine } = await printedColours(['#000000', '#2c4a3e', '#c9728a'], coatedPaper);
  expect(area('#000000').map(Math.round)).toEqual([84, 71, 45, 100]);
  expect(area('#c9728a').map((percent) => Math.round(percent / 5))).toEqual([0, 11, 4, 5]);
  expect(fine('#c9728a').map((percent) => Math.round(percent / 5))).toEqual([0, 11, 3, 5]);
});

test('light colours have no black in areas, whose dots would be seen', async () => {
  const light = ['#f7fbfc', '#fdfaf5', '#e0d8cc'];
  const { area } = await printedColours(light, coatedPaper);
  expect(light.map((colour) => Math.round(Number(area(colour)[3])))).toEqual([0, 0, 0]);
});

test('white is left to the paper', async () => {
  const { area, fine } = await printedColours(['#ffffff'], coatedPaper);
  expect([area('#ffffff'), fine('#ffffff')]).toEqual([
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ]);
});

test('dark grey letters are black alone and lie over what is below; the darker, the more black', async () => {
  const greys = ['#000000', '#262522', '#4d4d4d', '#808080'];
  const { fine } = await printedColours(greys, coatedPaper);
  const blacks = greys.map((grey) => fine(grey));
  expect(blacks.map((ink) => ink.slice(0, 3))).toEqual(greys.map(() => [0, 0, 0]));
  expect(blacks.every(overprints)).toBe(true);
  const amounts = blacks.map(([, , , black]) => black);
  expect(amounts).toEqual([...amounts].sort((one, other) => Number(other) - Number(one)));
  expect(amounts[0]).toBe(100);
});

test('letters in a tinted dark colour are carried by black more than areas are', async () => {
  const { area, fine } = await printedColours(['#2c4a3e'], coatedPaper);
  expect(fine('#2c4a3e')[3]).toBeGreaterThan(Number(area('#2c4a3e')[3]));
  expect(overprints(fine('#2c4a3e'))).toBe(false);
});
