import { describe, expect, it } from 'vitest';
import { mergeTranslatedSlugs } from './translated-slugs.ts';

const english = { id: 1, lang: 'en', slug: 'home', name: 'Home', published: null };

describe('mergeTranslatedSlugs', () => {
  it('adds, changes and removes by language or id', () => {
    const added = mergeTranslatedSlugs([english], [{ lang: 'fr', slug: 'accueil' }]);
    expect(added).toEqual([english, { id: 2, lang: 'fr', slug: 'accueil', name: null, published: null }]);
    expect(mergeTranslatedSlugs(added, [{ lang: 'en', slug: 'start' }])[0]).toEqual({
      ...english,
      slug: 'start',
    });
    expect(mergeTranslatedSlugs(added, [{ id: 2, name: null, slug: 'maison' }])[1]).toMatchObject({
      slug: 'maison',
    });
    expect(mergeTranslatedSlugs(added, [{ id: 1, _destroy: true }])).toEqual([added[1]]);
  });

  it('reads over what says too little', () => {
    expect(mergeTranslatedSlugs([english], [{ lang: 'it' }, { slug: 'x' }])).toEqual([english]);
  });
});
