import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseImagePath } from './image-path.ts';
import { isLaborious, pictureName, recipeOf } from './picture-recipe.ts';

const size = { width: 1600, height: 900 };

function recipe(path: string, original = size) {
  const parsed = parseImagePath(path.split('/'));
  if (!parsed.ok) throw new Error(parsed.message);
  return recipeOf(parsed.transform, original, { contentType: 'image/jpeg', acceptsWebp: true });
}

const name = (path: string) => pictureName('1600x900/aa/karte.jpg', recipe(path));

describe('recipeOf', () => {
  it.each([
    ['400x0', '400x0/filters:quality(80):rotate(0):brightness(0):blur(0.1)'],
    ['400x0', '400x0/smart'],
    ['400x0', '0x0:1600x900/400x0'],
    ['400x0', '400x0/filters:focal(10x10:20x20)'],
    ['400x300/filters:focal(1500x10:1600x20)', '400x300/smart/filters:focal(1500x10:99999x20)'],
    ['10x10:1600x900', '10x10:5000x5000'],
    ['', 'filters:no_upscale()'],
    ['filters:format(png)', 'filters:format(png):quality(20)'],
    ['fit-in/400x0', 'fit-in/400x0/filters:fill(ffffff)'],
    ['fit-in/400x300/filters:fill(ffccee)', 'fit-in/400x300/filters:fill(FFCCEE)'],
  ])('“%s” and “%s” are one picture', (one, other) => {
    expect(name(other)).toBe(name(one));
  });

  it('crops lie within the picture, wherever they were asked for', () => {
    const place = fc.integer({ min: 0, max: 99_999 });
    fc.assert(
      fc.property(place, place, place, place, (left, top, right, bottom) => {
        fc.pre(right > left && bottom > top);
        const { crop = { left: 0, top: 0, right: 1600, bottom: 900 } } = recipe(
          `${left}x${top}:${right}x${bottom}`,
        );
        expect(crop.left).toBeGreaterThanOrEqual(0);
        expect(crop.right).toBeGreaterThan(crop.left);
        expect(crop.right).toBeLessThanOrEqual(1600);
        expect(crop.bottom).toBeGreaterThan(crop.top);
        expect(crop.bottom).toBeLessThanOrEqual(900);
      }),
    );
  });

  it('a picture without a size is no longer than an address could ask for', () => {
    const huge = recipe('', { width: 9000, height: 6000 });
    expect([huge.width, huge.height, huge.fitIn]).toEqual([4000, 4000, true]);
  });

  it.each([
    ['2000x2000', 'avif'],
    ['2500x0', 'avif'],
    ['4000x0', 'webp'],
    ['2001x2000', 'webp'],
  ])('asked for as AVIF, “%s” is %s', (path, format) => {
    expect(recipe(`${path}/filters:format(avif)`).format).toBe(format);
  });

  it.each([
    ['200x0', false],
    ['800x600/filters:blur(3):quality(90)', false],
    ['800x0/filters:format(avif)', false],
    ['4000x4000', true],
    ['2000x2000/filters:format(avif)', true],
    ['800x600/filters:blur(150)', true],
  ])('“%s” waits with the laborious ones: %s', (path, expected) => {
    expect(isLaborious(recipe(path), size)).toBe(expected);
  });
});
