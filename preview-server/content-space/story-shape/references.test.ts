import { describe, expect, it } from 'vitest';
import { collectReferences, linkedStory } from './references.ts';

describe('collectReferences', () => {
  it('finds relations of blocks and links of blocks and rich text', () => {
    const link = (id: string) => ({ fieldtype: 'multilink', linktype: 'story', id });
    const content = {
      _uid: 'root',
      component: 'page',
      body: [
        { _uid: '1', component: 'quote', author: 'a', related: ['b', '', 'a'], url: link('c') },
        {
          _uid: '2',
          component: 'quote',
          author: { uuid: 'inserted', _stopResolving: true, content: { author: 'no' } },
        },
        { component: 'no_uid', author: 'not resolved by the client either' },
      ],
      text: {
        type: 'doc',
        content: [{ marks: [{ type: 'link', attrs: { linktype: 'story', uuid: 'd', href: '/d' } }] }],
      },
      external: { fieldtype: 'multilink', linktype: 'url', id: '', url: 'https://example.com' },
    };
    const { relations, links } = collectReferences(content, ['quote.author', 'quote.related']);
    expect([...relations]).toEqual(['a', 'b']);
    expect([...links]).toEqual(['c', 'd']);
  });
});

describe('linkedStory', () => {
  it('is undefined for links to nothing', () => {
    for (const value of [
      null,
      'text',
      { linktype: 'url', id: 'x' },
      { linktype: 'story', fieldtype: 'multilink', id: '' },
    ])
      expect(linkedStory(value)).toBeUndefined();
  });
});
