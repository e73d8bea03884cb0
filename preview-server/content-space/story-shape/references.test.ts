import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collectReferences, createReferenceCollector, linkedStory } from './references.ts';

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

describe('createReferenceCollector', () => {
  const uuid = fc.constantFrom('', 'a', 'b', 'c');
  const link = fc.record({
    fieldtype: fc.constant('multilink'),
    linktype: fc.constantFrom('story', 'url'),
    id: uuid,
  });
  const { block } = fc.letrec<{ block: object }>((tie) => ({
    block: fc.record(
      {
        _uid: fc.constantFrom('', '1', '2'),
        component: fc.constant('quote'),
        author: fc.oneof(uuid, fc.array(uuid, { maxLength: 3 })),
        url: link,
        body: fc.oneof({ maxDepth: 4 }, fc.constant([]), fc.array(tie('block'), { maxLength: 3 })),
      },
      { requiredKeys: ['_uid', 'component'] },
    ),
  }));
  const page = fc.record({
    _uid: fc.constant('root'),
    component: fc.constant('page'),
    body: fc.array(block, { maxLength: 4 }),
  });

  it('finds in an edited page what a look at all of it finds', () => {
    fc.assert(
      fc.property(page, block, fc.nat(3), (before, other, at) => {
        const collect = createReferenceCollector(['quote.author']);
        collect(before);
        const after = { ...before, body: before.body.toSpliced(at, 1, other) };
        for (const content of [after, before])
          expect(collect(content)).toEqual(collectReferences(structuredClone(content), ['quote.author']));
      }),
    );
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
