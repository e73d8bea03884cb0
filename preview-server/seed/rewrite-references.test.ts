import { describe, expect, it } from 'vitest';
import { assetPath, rewriteReferences } from './rewrite-references.ts';

describe('rewriteReferences', () => {
  const assets = new Map([
    ['1/8x6/ab/rose.jpg', { id: 7, filename: 'http://localhost:4000/f/1/8x6/cd/rose.jpg' }],
  ]);
  const stories = new Map([['old-uuid', 'new-uuid']]);
  const rewrite = (value: unknown) => rewriteReferences(value, { assets, stories });

  it('replaces addresses and ids of assets and UUIDs of stories, at any depth', () => {
    const image = {
      id: 99,
      fieldtype: 'asset',
      filename: 'https://a.storyblok.com/f/1/8x6/ab/rose.jpg',
      alt: 'Rose',
    };
    expect(rewrite({ body: [{ image, link: { id: 'old-uuid', cached_url: 'a' } }] })).toEqual({
      body: [
        {
          image: { ...image, id: 7, filename: 'http://localhost:4000/f/1/8x6/cd/rose.jpg' },
          link: { id: 'new-uuid', cached_url: 'a' },
        },
      ],
    });
    expect(rewrite({ type: 'image', attrs: { id: 99, src: 'http://x/f/1/8x6/ab/rose.jpg' } })).toMatchObject({
      attrs: { id: 7, src: 'http://localhost:4000/f/1/8x6/cd/rose.jpg' },
    });
  });

  it('leaves everything else as it is', () => {
    const content = {
      text: 'old-uuid steht im Text',
      image: { id: 1, filename: 'https://x/f/1/8x6/ef/tulpe.jpg' },
      n: null,
    };
    expect(rewrite(content)).toEqual(content);
  });
});

describe('assetPath', () => {
  it('ignores the host and what follows the file', () => {
    expect(assetPath('https://a.storyblok.com/f/1/8x6/ab/rose.jpg?cv=1')).toBe('1/8x6/ab/rose.jpg');
    expect(assetPath('/f/1/8x6/ab/rose.jpg')).toBeUndefined();
  });
});
