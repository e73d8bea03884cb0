import fc from 'fast-check';
import { isRecord } from '../model/is-record.ts';
import { markShapes, nodeShapes } from '../reading/rich-text-shapes.ts';
import {
  exampleCard,
  exampleHeadline,
  exampleOffer,
  examplePage,
  exampleTeaser,
  exampleText,
  format,
  heading,
  knownPicture,
  knownStory,
  linkMark,
  paragraph,
  picture,
  products,
  storyLink,
  theme,
} from './example-content.ts';

/** A page with a value of every kind and every node and mark of rich text. */
export const richPage = examplePage({
  body: [
    exampleHeadline(),
    exampleTeaser({ url: storyLink(knownStory) }),
    exampleOffer({
      pieces: '25',
      colour: '#2f4a3f',
      images: [picture()],
      teasers: [exampleTeaser({ _uid: 'inner' })],
      theme: { plugin: 'example-theme', version: 1, themeId: 1461 },
      products: products('card:101', 'card:102'),
      motif: theme(1461, '101'),
      campaign: 'newsletter-voucher',
      sizes: {
        fieldtype: 'table',
        thead: [{ _uid: 'h', component: '_table_head', value: 'Größe' }],
        tbody: [
          { _uid: 'r', component: '_table_row', body: [{ _uid: 'c', component: '_table_col', value: 'A6' }] },
        ],
      },
    }),
    exampleCard({ format: format('148x210') }),
    exampleText([
      heading(2, 'Papier'),
      paragraph('Zehn Sorten', [
        { type: 'bold' },
        { type: 'highlight', attrs: { color: null } },
        { type: 'textStyle', attrs: { color: '#2f4a3f' } },
        { type: 'styled', attrs: { class: 'lead' } },
        { type: 'anchor', attrs: { id: 'papier' } },
        linkMark({ linktype: 'story', uuid: knownStory }),
      ]),
      {
        type: 'bullet_list',
        content: [
          { type: 'list_item', content: [paragraph('matt'), { type: 'ordered_list', attrs: { order: 1 } }] },
        ],
      },
      { type: 'blockquote', attrs: { dir: 'ltr' }, content: [paragraph('Wunderschön')] },
      { type: 'code_block', attrs: { class: null }, content: [{ type: 'text', text: 'A6' }] },
      { type: 'paragraph', attrs: { textAlign: 'left' }, content: [{ type: 'hard_break' }] },
      { type: 'horizontal_rule' },
      { type: 'emoji', attrs: { name: 'heart', emoji: '♥', fallbackImage: '' } },
      {
        type: 'image',
        attrs: {
          id: 7,
          src: knownPicture,
          alt: 'Rosen',
          title: null,
          source: null,
          copyright: null,
          meta_data: {},
        },
      },
      {
        type: 'table',
        content: [
          {
            type: 'tableRow',
            content: [
              { type: 'tableHeader', attrs: { colspan: 1 }, content: [paragraph('Größe')] },
              { type: 'tableCell', attrs: { colwidth: [100] }, content: [paragraph('A6')] },
            ],
          },
        ],
      },
      {
        type: 'blok',
        attrs: {
          id: 'b',
          body: [exampleOffer({ _uid: 'embedded', teasers: [exampleTeaser({ _uid: 'deep' })] })],
        },
      },
    ]),
  ],
});

type Path = (string | number)[];

/** That page with one to three of its values replaced by something of the same world that does not belong there. */
export function brokenPages(): fc.Arbitrary<unknown> {
  const mutations = fc.record({ at: fc.constantFrom(...pathsIn(richPage)), to: replacements() });
  return fc
    .array(mutations, { minLength: 1, maxLength: 3 })
    .map((changes) => changes.reduce<unknown>((value, { at, to }) => replaced(value, at, to), richPage));
}

function replacements(): fc.Arbitrary<unknown> {
  const names = [...nodeShapes.keys(), ...markShapes.keys(), 'offer', 'page', 'hero'].filter(
    (name) => name !== 'strong',
  );
  return fc.oneof(
    fc.constantFrom(undefined, null, '', '  ', 'Text', 0, 7, 12.5, true, [], {}, [{}], ['A6']),
    fc.constantFrom(...names),
    fc.constantFrom<unknown>(
      paragraph('Text'),
      exampleTeaser(),
      picture(),
      products('card:101', 'card:101', 'card:99'),
      products('calendar:201', 'card:103', 'merch:tasse', 'card:105'),
      theme(1462, '101'),
      format('99x99'),
      storyLink(knownStory),
      heading(1, 'Text'),
    ),
  );
}

function pathsIn(value: unknown, path: Path = []): Path[] {
  const entries = Array.isArray(value)
    ? value.map((item, index) => [index, item] as const)
    : recordEntries(value);
  return [path, ...entries.flatMap(([key, item]) => pathsIn(item, [...path, key]))];
}

function recordEntries(value: unknown): [string, unknown][] {
  return isRecord(value) ? Object.entries(value) : [];
}

/** A copy with the value at a path replaced; a path that an earlier change took away is left alone. */
function replaced(value: unknown, [key, ...rest]: Path, to: unknown): unknown {
  if (key === undefined) return to;
  if (Array.isArray(value))
    return value.map((item, index) => (index === key ? replaced(item, rest, to) : item));
  return isRecord(value) && key in value ? { ...value, [key]: replaced(value[key], rest, to) } : value;
}
