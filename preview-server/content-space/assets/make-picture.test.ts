import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseImagePath } from './image-path.ts';
import { makePicture } from './make-picture.ts';
import { recipeOf } from './picture-recipe.ts';

let photo: Buffer;
beforeAll(async () => {
  // Left half red, right half blue; lies on its side as cameras leave it: 60 wide and 80 high once upright.
  const red = { create: { width: 40, height: 60, channels: 3 as const, background: '#ff0000' } };
  photo = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#0000ff' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 100 })
    .toBuffer();
});

async function transform(path: string) {
  const parsed = parseImagePath(path.split('/'));
  if (!parsed.ok) throw new Error(parsed.message);
  const original = { contentType: 'image/jpeg', acceptsWebp: false };
  const recipe = recipeOf(parsed.transform, { width: 60, height: 80 }, original);
  const content = await makePicture(photo, recipe);
  const { format } = recipe;
  const { data, info } = await sharp(content).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colourAt = (x: number, y: number) => {
    const start = (y * info.width + x) * info.channels;
    const [red = 0, green = 0, blue = 0] = data.subarray(start, start + 3);
    return red > 200 && green > 200 ? 'white' : red > blue ? 'red' : 'blue';
  };
  return { size: [info.width, info.height], format, colourAt };
}

describe('makePicture', () => {
  it.each([
    ['', [60, 80]],
    ['30x0', [30, 40]],
    ['0x40', [30, 40]],
    ['30x30', [30, 30]],
    ['120x0', [120, 160]],
    ['120x0/filters:no_upscale()', [60, 80]],
    ['fit-in/200x200', [60, 80]],
    ['fit-in/200x100/filters:fill(ffffff)', [200, 100]],
    ['0x0:30x20', [30, 20]],
    ['50x70:5000x5000', [10, 10]],
    ['filters:rotate(90)', [80, 60]],
    ['20x20/smart', [20, 20]],
    ['20x20/filters:grayscale():brightness(20):blur(1):quality(50)', [20, 20]],
    ['20x20/filters:round_corner(5,255,255,255)', [20, 20]],
  ])('%s is %j', async (path, size) => {
    expect((await transform(path)).size).toEqual(size);
  });

  it('turns pictures upright and crops around the focus', async () => {
    const upright = await transform('');
    expect([upright.colourAt(30, 10), upright.colourAt(30, 70)]).toEqual(['red', 'blue']);
    const focused = await transform('60x20/filters:focal(30x75:31x76)');
    expect(focused.colourAt(30, 10)).toBe('blue');
    const flipped = await transform('60x-80');
    expect(flipped.colourAt(30, 10)).toBe('blue');
    const rounded = await transform('60x80/filters:round_corner(20,255,255,255):format(png)');
    expect([rounded.colourAt(0, 0), rounded.format]).toEqual(['white', 'png']);
    const letterbox = await transform('fit-in/100x80/filters:fill(ffffff)');
    expect([letterbox.colourAt(2, 40), letterbox.colourAt(50, 10)]).toEqual(['white', 'red']);
  });

  it('crops around a focus of what an earlier crop left', async () => {
    const lower = await transform('0x20:60x80/60x20/filters:focal(30x55:31x56)');
    expect([lower.size, lower.colourAt(30, 10)]).toEqual([[60, 20], 'blue']);
    const upper = await transform('0x20:60x80/60x20/filters:focal(30x0:31x1)');
    expect(upper.colourAt(30, 10)).toBe('red');
  });

  it('keeps size and middle colours under the strongest blur', async () => {
    const blurred = await transform('600x800/filters:blur(150)');
    expect([blurred.size, blurred.colourAt(300, 10), blurred.colourAt(300, 790)]).toEqual([
      [600, 800],
      'red',
      'blue',
    ]);
  });
});
