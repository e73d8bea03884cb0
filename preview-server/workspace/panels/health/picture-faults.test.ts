import { expect, test } from 'vitest';
import { pictureFaults } from './picture-faults.ts';

const picture = {
  spot: null,
  address: 'https://blattwerk.example/f/1/a.jpg',
  alt: 'Karten',
  file: { width: 1200, height: 800 },
  shown: { width: 600, height: 400 },
  croppedAway: 0,
  bytes: 90_000,
};

test.each([
  [[], {}],
  [['blurred'], { file: { width: 400, height: 267 } }],
  [['heavy'], { bytes: 900_000 }],
  [[], { bytes: null }],
  [['cropped'], { croppedAway: 0.6 }],
  [['blurred', 'heavy', 'cropped'], { file: { width: 10, height: 10 }, bytes: 500_000, croppedAway: 0.9 }],
])('%j where %j', (faults, changes) => {
  expect(pictureFaults({ ...picture, ...changes })).toEqual(faults);
});
