import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseImagePath } from './image-path.ts';

const parse = (path: string) => parseImagePath(path.split('/'));

describe('parseImagePath', () => {
  it('reads every part of an address', () => {
    expect(
      parse('10x20:300x400/fit-in/-640x-0/smart/filters:quality(70):format(jpg):fill(ffffff):blur(3,2)/'),
    ).toEqual({
      ok: true,
      transform: {
        crop: { left: 10, top: 20, right: 300, bottom: 400 },
        fitIn: true,
        width: 640,
        height: 0,
        flipHorizontally: true,
        flipVertically: true,
        smart: true,
        quality: 70,
        format: 'jpeg',
        fill: 'ffffff',
        blur: 2,
        grayscale: false,
        noUpscale: false,
      },
    });
    expect(parse('filters:focal(1x2:3x4):rotate(90):grayscale():no_upscale():brightness(-20)')).toMatchObject(
      {
        transform: {
          focal: { left: 1, top: 2, right: 3, bottom: 4 },
          rotate: 90,
          grayscale: true,
          brightness: -20,
        },
      },
    );
    expect(parse('filters:round_corner(20|10,255,0,0,1)')).toMatchObject({
      transform: { roundCorner: { radius: 20, colour: { r: 255, g: 0, b: 0 }, transparent: true } },
    });
    expect(parse('filters:focal()')).toMatchObject({ ok: true });
  });

  it.each([
    ['4001x100', /4000 pixels/],
    ['400', /does not know “400”/],
    ['filters:sepia()', /no filter “sepia\(\)”/],
    ['filters:constructor()', /no filter/],
    ['filters:quality(101)', /quality does not take “101”/],
    ['filters:blur(200)', /blur/],
    ['filters:rotate(45)', /rotate/],
    ['filters:format(gif)', /format/],
    ['filters:round_corner(5,300,0,0)', /round_corner/],
  ])('says what is wrong with %s', (path, message) => {
    expect(parse(path)).toEqual({ ok: false, message: expect.stringMatching(message) });
  });

  it('answers everything', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string(),
            fc.string().map((text) => `filters:${text}`),
          ),
        ),
        (segments) => {
          expect(typeof parseImagePath(segments).ok).toBe('boolean');
        },
      ),
    );
  });
});
