import { expect, test } from 'vitest';
import { imageUrl } from '../../page/endpoints/image-url.ts';
import { readImageJob } from './image-job.ts';

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
      focus: { left: 10, top: 20, right: 30, bottom: 40 },
    },
  });
  const blurred = imageUrl({ src, width: 32, blur: 3 });
  expect(read(queryOf(blurred))).toMatchObject({ ok: true, job: { format: 'webp', blur: 3, quality: 50 } });
});

test('equal pictures are one job: a focus beyond the original, and one without a crop', () => {
  const crop = { src, w: '320', h: '251' };
  const edge = read({ ...crop, focus: '10x20:1600x900' });
  expect(edge).toMatchObject({ ok: true, job: { focus: { right: 1600, bottom: 900 } } });
  expect(read({ ...crop, focus: '10x20:99999x99999' })).toEqual(edge);
  expect(read({ src, w: '320', focus: '10x20:30x40' })).toEqual(read({ src, w: '320' }));
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
