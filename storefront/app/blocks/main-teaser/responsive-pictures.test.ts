import { expect, test } from 'vitest';
import { responsivePictures } from './responsive-pictures.ts';

function picture(name: string, media?: string, aspectRatio?: string) {
  const image = {
    fieldtype: 'asset',
    id: 1,
    alt: '',
    filename: name && `http://a/f/1/10x10/b/${name}.png`,
  } as const;
  return { _uid: name, component: 'responsive_image', image, media, aspectRatio } as const;
}

test('each screen gets the picture made for it', () => {
  const chosen = responsivePictures([
    picture('breit', 'desktop', '59:22'),
    picture('hoch', 'mobile', '150:157'),
  ]);
  expect(chosen?.wide).toMatchObject({
    asset: { filename: expect.stringContaining('breit') },
    aspectRatio: '59:22',
  });
  expect(chosen?.narrow).toMatchObject({
    asset: { filename: expect.stringContaining('hoch') },
    aspectRatio: '150:157',
  });
});

test('a picture for all screens is cropped less wide on narrow ones', () => {
  const chosen = responsivePictures([picture('eins', 'all', '59:22')]);
  expect(chosen?.wide.aspectRatio).toBe('59:22');
  expect(chosen?.narrow.aspectRatio).toBe('300:235');
});

test('a single picture serves every screen, whatever it was made for', () => {
  expect(responsivePictures([picture('hoch', 'mobile', '150:157')])?.wide.asset.filename).toContain('hoch');
});

test('no file, no picture', () => {
  expect(responsivePictures([picture('')])).toBeUndefined();
  expect(responsivePictures([])).toBeUndefined();
});
