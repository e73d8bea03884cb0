import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createReferenceInsertion } from './insert-references.ts';
import { type Block, isBlock } from './plain-object.ts';
import {
  createDeliveryShaper,
  type DeliveryContext,
  type SourceStory,
  toDeliveryStory,
} from './to-delivery-story.ts';

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

const story = (content: SourceStory['content'], change: Partial<SourceStory> = {}): SourceStory => ({
  id: 7,
  uuid: uuid(7),
  name: 'Startseite',
  slug: 'home',
  full_slug: 'blattwerk/home',
  path: null,
  content,
  parent_id: 1,
  group_id: uuid(70),
  is_startpage: false,
  position: 0,
  tag_list: [],
  sort_by_date: null,
  meta_data: null,
  alternates: [],
  localized_paths: [],
  created_at: '2026-11-20T10:00:00.000Z',
  updated_at: '2026-11-20T10:00:00.000Z',
  published_at: null,
  first_published_at: null,
  ...change,
});

const draft: DeliveryContext = { spaceId: 100001, version: 'draft', language: 'default' };
const published: DeliveryContext = { ...draft, version: 'published' };

describe('toDeliveryStory', () => {
  const content = {
    _uid: 'root',
    component: 'page',
    title: 'Willkommen',
    title__i18n__en: 'Welcome',
    subline: 'Hallo',
    subline__i18n__fr: 'Bonjour',
    subline__i18n__en: '',
    body: [{ _uid: 'b1', component: 'quote', text: 'Ja', text__i18n__en: 'Yes', text__i18n__es_co: 'Sí' }],
  };

  it('marks every block of a draft, none of a published story', () => {
    const shaped = toDeliveryStory(story(content), draft);
    expect(shaped.content._editable).toBe(
      '<!--#storyblok#{"name": "page", "space": "100001", "uid": "root", "id": "7"}-->',
    );
    expect(JSON.stringify(shaped.content.body)).toContain('\\"uid\\": \\"b1\\"');
    expect(JSON.stringify(toDeliveryStory(story(content), published))).not.toContain('_editable');
  });

  it('delivers the default language without translation keys', () => {
    expect(toDeliveryStory(story(content), published).content).toEqual({
      _uid: 'root',
      component: 'page',
      title: 'Willkommen',
      subline: 'Hallo',
      body: [{ _uid: 'b1', component: 'quote', text: 'Ja' }],
    });
  });

  it('takes the language, then the fallback language, then the default', () => {
    const english = toDeliveryStory(story(content), { ...published, language: 'en', fallbackLanguage: 'fr' });
    expect(english.content).toMatchObject({ title: 'Welcome', subline: 'Bonjour', body: [{ text: 'Yes' }] });
    expect(english).toMatchObject({
      lang: 'en',
      full_slug: 'en/blattwerk/home',
      default_full_slug: 'blattwerk/home',
    });
    const dutch = toDeliveryStory(story(content), { ...published, language: 'nl' });
    expect(dutch.content).toMatchObject({ title: 'Willkommen', subline: 'Hallo' });
    const colombian = toDeliveryStory(story(content), { ...published, language: 'es-co' });
    expect(colombian.content).toMatchObject({ body: [{ text: 'Sí' }] });
  });

  it('uses the translated name and path', () => {
    const localized_paths = [{ lang: 'en', name: 'Start page', path: 'blattwerk/start', published: true }];
    expect(
      toDeliveryStory(story(content, { localized_paths }), { ...published, language: 'en' }),
    ).toMatchObject({
      name: 'Start page',
      slug: 'start',
      full_slug: 'en/blattwerk/start',
      translated_slugs: localized_paths,
    });
  });

  it('shapes blocks inside rich text', () => {
    const text = {
      type: 'doc',
      content: [
        {
          type: 'blok',
          attrs: { id: 'x', body: [{ _uid: 'in', component: 'quote', text: 'a', text__i18n__en: 'b' }] },
        },
      ],
    };
    const shaped = toDeliveryStory(story({ _uid: 'r', component: 'page', text }), {
      ...draft,
      language: 'en',
    });
    expect(JSON.stringify(shaped.content.text)).toContain('"text":"b"');
    expect(JSON.stringify(shaped.content.text)).toContain('\\"uid\\": \\"in\\"');
  });

  it('keeps the address of links true after the linked story moved', () => {
    const link = { id: uuid(2), linktype: 'story', fieldtype: 'multilink', url: '', cached_url: 'alt' };
    const mark = { type: 'link', attrs: { linktype: 'story', uuid: uuid(2), href: '/alt', target: null } };
    const slugOf = (id: string) => (id === uuid(2) ? 'blattwerk/neu' : undefined);
    const shaped = toDeliveryStory(story({ _uid: 'r', component: 'page', link, text: { marks: [mark] } }), {
      ...published,
      slugOf,
    });
    expect(shaped.content).toMatchObject({
      link: { cached_url: 'blattwerk/neu' },
      text: { marks: [{ attrs: { href: '/blattwerk/neu' } }] },
    });
  });
});

describe('createDeliveryShaper', () => {
  const block = (n: number, text = `Text ${n}`): Block => ({ _uid: `u${n}`, component: 'quote', text });

  it('returns the same objects for blocks that did not change', () => {
    const shape = createDeliveryShaper(draft);
    const body = Array.from({ length: 5 }, (_, n) => block(n));
    const before = shape(story({ _uid: 'r', component: 'page', body })).content.body;
    const after = shape(story({ _uid: 'r', component: 'page', body: body.with(2, block(2, 'neu')) })).content
      .body;
    if (!Array.isArray(before) || !Array.isArray(after)) throw new Error('body is no list');
    expect(after.map((entry, n) => entry === before[n])).toEqual([true, true, false, true, true]);
    expect(after[2]).toMatchObject({ text: 'neu' });
  });

  it('gives what a fresh shaper gives and leaves its input alone, whatever the content', () => {
    const value = fc.letrec((tie) => ({
      node: fc.oneof(
        { maxDepth: 4 },
        fc.string(),
        fc.constant(null),
        fc.array(tie('node'), { maxLength: 3 }),
        fc.record({
          _uid: fc.string(),
          component: fc.constantFrom('a', 'b'),
          field: tie('node'),
          field__i18n__en: tie('node'),
        }),
      ),
    })).node;
    fc.assert(
      fc.property(fc.array(value, { maxLength: 5 }), fc.constantFrom('default', 'en'), (body, language) => {
        const content = { _uid: 'r', component: 'page', body };
        const copy = structuredClone(content);
        const shape = createDeliveryShaper({ ...draft, language });
        const once = shape(story(content));
        expect(shape(story(content))).toEqual(once);
        expect(toDeliveryStory(story(structuredClone(content)), { ...draft, language })).toEqual(once);
        expect(content).toEqual(copy);
        expect(JSON.stringify(once.content)).not.toContain('__i18n__');
      }),
    );
  });
});

describe('createReferenceInsertion', () => {
  const author = toDeliveryStory(
    story({ _uid: 'a', component: 'person', boss: uuid(9) }, { id: 8, uuid: uuid(8) }),
    draft,
  );
  const boss = toDeliveryStory(
    story({ _uid: 'c', component: 'person', boss: uuid(8) }, { id: 9, uuid: uuid(9) }),
    draft,
  );
  const insertReferences = createReferenceInsertion({
    relations: ['quote.author', 'person.boss'],
    rels: [author, boss],
    links: [author],
  });

  it('inserts relations, relations inside them, and links of blocks', () => {
    const link = { id: uuid(8), linktype: 'story', fieldtype: 'multilink', cached_url: '' };
    const quote = { _uid: 'q', component: 'quote', author: [uuid(8), uuid(404)], link };
    const shaped = toDeliveryStory(story({ _uid: 'r', component: 'page', body: [quote] }), {
      ...draft,
      insertReferences,
    });
    const [first] = Array.isArray(shaped.content.body) ? shaped.content.body : [];
    if (!isBlock(first)) throw new Error('no block');
    expect(first.author).toMatchObject([
      {
        uuid: uuid(8),
        _stopResolving: true,
        content: { boss: { uuid: uuid(9), content: { boss: uuid(8) } } },
      },
      uuid(404),
    ]);
    expect(first.link).toMatchObject({ story: { uuid: uuid(8), _stopResolving: true } });
    expect(first).not.toHaveProperty('author.0.content.boss.content.boss.content');
  });
});
