import fc from 'fast-check';
import { expect, test } from 'vitest';
import { imageWidths, isCropHeight } from './image-sizes.ts';
import { imageUrl } from './image-url.ts';

const src = 'http://localhost:4000/f/100001/1600x900/0a1b/karte.jpg';

test('asks for the next listed width and the matching crop height', () => {
  expect(imageUrl({ src, width: 300, height: 235 })).toBe(
    '/_images?src=http%3A%2F%2Flocalhost%3A4000%2Ff%2F100001%2F1600x900%2F0a1b%2Fkarte.jpg&w=320&h=251',
  );
});

test('every width and height a component may ask for ends in a size the route answers', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 5000 }), (width, height) => {
      const query = new URL(imageUrl({ src, width, height }), 'http://shop').searchParams;
      const [w, h] = [Number(query.get('w')), Number(query.get('h'))];
      expect(imageWidths).toContain(w);
      expect(isCropHeight(w, h)).toBe(true);
    }),
  );
});
