import fc from 'fast-check';
import { expect, test } from 'vitest';
import { imageUrl } from '../../page/endpoints/image-url.ts';
import { imageName, readImageJob } from './image-job.ts';

const assets = { origins: ['http://localhost:4000'], spaceId: '100001' };
const src = 'http://localhost:4000/f/100001/1600x900/0a1b/karte.jpg';
const chrome = 'image/avif,image/webp,image/apng,image/*,*/*;q=0.8';

function read(query: string | Record<string, string>, accept = chrome) {
  return readImageJob(new URLSearchParams(query), accept, assets);
}

const queryOf = (address: string) => new URL(address, 'http://shop').search;

test('what components ask for is answered', () => {
  expect(read(queryOf(imageUrl({ src, width: 300, height: 235, focus: '10x20:30x40' })))).toEqual({
    ok: true,
    job: {
      source: src,
      width: 320,
      height: 251,
      format: 'avif',
      quality: 85,
      blur: undefined,
      // Cut at the sides alone, so the height of the focus is the picture's.
      focus: { x: 0, y: 450 },
    },
  });
  const blurred = imageUrl({ src, width: 32, blur: 3 });
  expect(read(queryOf(blurred))).toMatchObject({ ok: true, job: { format: 'webp', blur: 3, quality: 50 } });
});

test('equal pictures are one job: a focus beyond the original, and one without a crop', () => {
  const crop = { src, w: '320', h: '251' };
  const edge = read({ ...crop, focus: '1600x900:1600x900' });
  expect(edge).toMatchObject({ ok: true, job: { focus: { x: 1600, y: 450 } } });
  expect(read({ ...crop, focus: '99999x20:99999x99999' })).toEqual(edge);
  expect(read({ src, w: '320', focus: '10x20:30x40' })).toEqual(read({ src, w: '320' }));
});

test('of all places a focus may have, one picture makes few files, each near the place asked for', () => {
  const place = fc.integer({ min: 0, max: 99_999 });
  const names = new Set<string>();
  fc.assert(
    fc.property(fc.tuple(place, place, place, place), ([left, top, right, bottom]) => {
      const asked = read({ src, w: '320', h: '251', focus: `${left}x${top}:${right}x${bottom}` });
      if (!asked.ok) throw new Error(asked.message);
      names.add(imageName(asked.job));
      const wanted = Math.min(1600, (left + right) / 2);
      expect(Math.abs((asked.job.focus?.x ?? -1) - wanted)).toBeLessThanOrEqual(25);
    }),
    { numRuns: 2000 },
  );
  expect(names.size).toBeLessThanOrEqual(33);
});

test.each([
  ['image/avif,image/webp,*/*', 'avif'],
  ['image/webp,*/*', 'webp'],
  ['*/*', undefined],
])('Accept %s chooses %s', (accept, format) => {
  expect(read({ src }, accept)).toMatchObject({ ok: true, job: { format } });
});

test.each([
  [{ src: 'http://169.254.169.254/f/latest' }, 'src'],
  [{ src: 'http://localhost:4001/f/1/a.jpg' }, 'src'],
  [{ src: 'http://localhost:4000/v1/spaces' }, 'src'],
  [{ src: 'http://localhost:4000/f/1/1600x900/0a1b/karte.jpg' }, 'src'],
  [{ src: 'http://localhost:4000/f/1000012/1600x900/0a1b/karte.jpg' }, 'src'],
  [{ src: 'http://localhost:4000/f/../v1/spaces' }, 'src'],
  [{ src: 'http://localhost:4000/f/100001/../1/a.jpg' }, 'src'],
  [{ src: 'http://user@localhost:4000/f/a.jpg' }, 'src'],
  [{ src: 'file:///etc/passwd' }, 'src'],
  [{}, 'src'],
  [{ src, w: '641' }, 'w'],
  [{ src, w: '640', h: '17' }, 'h'],
  [{ src, h: '640' }, 'h'],
  [{ src, quality: '99' }, 'quality'],
  [{ src, blur: '1000' }, 'blur'],
  [{ src, format: 'gif' }, 'format'],
  [{ src, focus: '1,2' }, 'focus'],
  [{ src, rotate: '90' }, 'rotate'],
])('%o is refused with a sentence about %s', (query, field) => {
  const result = read(query);
  expect(result.ok ? '' : result.message).toMatch(new RegExp(`^${field}: .+\\.$`));
});
