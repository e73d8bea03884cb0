import { expect, test } from 'vitest';
import { desktopWidth, fitInto } from './use-fit.ts';

const room = { width: 650, height: 800 };

test.each([
  ['a phone stands in the middle at its own size', 360, { width: 360, height: 800, scale: 1 }],
  ['a desktop page is scaled down to the room there is', 1300, { width: 1300, height: 1600, scale: 0.5 }],
  [
    'the desktop layout is there in little room',
    'desktop',
    { width: 1024, height: 800 / (650 / 1024), scale: 650 / 1024 },
  ],
  ['100 % takes the room as it is', 'full', { width: 650, height: 800, scale: 1 }],
] as const)('%s', (_name, device, fit) => {
  expect(fitInto(room, device)).toEqual(fit);
});

test('with more room than the desktop layout needs the page takes all of it', () => {
  const wide = { width: desktopWidth + 200, height: 800 };
  expect(fitInto(wide, 'desktop')).toEqual({ ...wide, scale: 1 });
});
