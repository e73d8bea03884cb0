import { expect, test } from 'vitest';
import {
  exampleTeaser,
  exampleText,
  knownStory,
  linkMark,
  pageWith,
  paragraph,
  storyLink,
} from '../examples/example-content.ts';
import { anchorsIn, linkedPartsIn } from './anchors-in.ts';

test('names the anchors of texts, ids of slides, and the products of an overview', () => {
  const cells = (...values: string[]) => values.map((value) => ({ component: '_table_col', value }));
  const page = pageWith(
    exampleText([
      paragraph('Papier', [{ type: 'anchor', attrs: { id: 'papier' } }]),
      { type: 'bullet_list', content: [paragraph('Matt', [{ type: 'textStyle', attrs: { id: 'matt' } }])] },
    ]),
    {
      component: 'teaser_slide',
      teaserHtmlAttributes: {
        thead: cells('Name', 'Wert'),
        tbody: [{ body: cells('data-campaign', 'herbst') }, { body: cells('id', 'herbst-teaser') }],
      },
    },
    { component: 'themes_overview' },
  );
  expect([...anchorsIn(page)].toSorted()).toEqual(['designs', 'herbst-teaser', 'matt', 'papier']);
});

test('names the stories of which a page links to a certain part', () => {
  const other = 'a3f1c9d2-0000-4000-8000-000000000005';
  const page = pageWith(
    exampleTeaser({ url: storyLink(knownStory, { anchor: 'express' }) }),
    exampleTeaser({ url: storyLink('not a uuid', { anchor: 'express' }) }),
    exampleTeaser({ url: storyLink('a3f1c9d2-0000-4000-8000-000000000009') }),
    exampleText([paragraph('Papier', [linkMark({ linktype: 'story', uuid: other, anchor: 'papier' })])]),
  );
  expect(linkedPartsIn(page).toSorted()).toEqual([knownStory, other].toSorted());
});
