import { createManagementApiClient } from '@storyblok/management-api-client';

export type LongStory = {
  id: number;
  headline: string;
  blocks: number;
  /** A text in the page's deepest blocks; undefined where all blocks stand side by side. */
  question: { uid: string; words: string } | undefined;
};

type Block = { component: string; _uid: string; [field: string]: unknown };
type Shape = 'flat' | 'deep';

/**
 * Creates an unpublished page of so many blocks in the running content space.
 * @param shape `deep` nests blocks as editors do, six deep where there is a test
 */
export async function createLongStory(
  space: { origin: string; token: string; id: number },
  blocks: number,
  shape: Shape = 'flat',
): Promise<LongStory> {
  const client = createManagementApiClient({
    baseUrl: space.origin,
    personalAccessToken: space.token,
    spaceId: space.id,
  });
  const folders = await client.stories.list({ query: { with_slug: 'blattwerk', per_page: 1 } });
  const parent = folders.data?.stories?.[0]?.id ?? 0;
  const pictures = await client.assets.list({ query: { per_page: 4 } });
  const picture = pictures.data?.assets?.[0];
  const headline = `Messseite mit ${blocks} Bausteinen`;
  const slug = `messseite-${shape}-${blocks}`;
  const created = await client.stories.create({
    body: {
      story: {
        name: headline,
        slug,
        parent_id: parent,
        content: {
          component: 'page',
          _uid: `${slug}-seite`,
          title: headline,
          description: 'Eine Seite, an der gemessen wird, wie schnell eine Taste in der Vorschau ankommt.',
          body: [opening(headline), ...(shape === 'flat' ? flat(blocks - 1) : deep(blocks - 1, picture))],
        },
      },
    },
  });
  const id = created.data?.story?.id;
  if (id === undefined) throw new Error(`The page to measure could not be created: ${slug}`);
  const question = shape === 'deep' ? { uid: 'frage-0-0', words: questionOf(0, 0) } : undefined;
  return { id, headline, blocks, question };
}

const opening = (headline: string): Block => ({
  component: 'page_container_headline',
  _uid: 'ueberschrift',
  headline,
  headlineType: 'h1',
});

const paragraph = (words: string) => ({ type: 'paragraph', content: [{ type: 'text', text: words }] });

const section = (name: string, index: number): Block => ({
  component: 'info_text',
  _uid: `abschnitt-${name}`,
  headline: `Abschnitt ${name}`,
  variant: index % 2 === 0 ? 'panel' : 'plain',
  text: {
    type: 'doc',
    content: [paragraph('Feines Papier, klare Schrift und ein Umschlag, der dazu passt. '.repeat(2))],
  },
});

const flat = (count: number): Block[] =>
  Array.from({ length: count }, (_, index) => section(String(index + 1), index));

/** Groups of ten blocks: tests of texts with questions, grids of teasers, lists of questions; sections between them. */
function deep(count: number, picture: unknown): Block[] {
  const sections = flat(count % 10);
  const groups = Array.from({ length: Math.floor(count / 10) }, (_, group) =>
    group % 5 === 0 ? testOf(group) : group % 2 === 0 ? gridOf(group, picture) : questionsOf(group, 9),
  );
  return groups
    .flatMap((group, at) => [group, ...(at % 5 === 4 ? sections.splice(0, 1) : [])])
    .concat(sections);
}

const questionsOf = (group: number, count: number): Block => ({
  component: 'seo_questions',
  _uid: `fragen-${group}`,
  headline: 'Häufige Fragen',
  items: Array.from({ length: count }, (_, at) => ({
    component: 'seo_question',
    _uid: `frage-${group}-${at}`,
    question: questionOf(group, at),
    answer: { type: 'doc', content: [paragraph('Drei bis fünf Werktage, und per Express noch früher.')] },
  })),
});

function testOf(group: number): Block {
  const text: Block = {
    component: 'text_page',
    _uid: `text-${group}`,
    text: {
      type: 'doc',
      content: [
        paragraph('Alles, was vor der Bestellung wichtig ist.'),
        { type: 'blok', attrs: { id: `eingebettet-${group}`, body: [questionsOf(group, 4)] } },
      ],
    },
  };
  return {
    component: 'multi_treatment_test',
    _uid: `test-${group}`,
    flag: 'hochzeit-einstieg',
    treatments: [
      { component: 'treatment', _uid: `bisher-${group}`, name: 'control', body: [text] },
      {
        component: 'treatment',
        _uid: `neu-${group}`,
        name: 'bildteaser',
        body: [section(`${group}-im-test`, group)],
      },
    ],
  };
}

const questionOf = (group: number, at: number): string => `Wie lange dauert der Versand ${group}.${at}?`;

const gridOf = (group: number, picture: unknown): Block => ({
  component: 'teaser_grid',
  _uid: `raster-${group}`,
  headline: `Anlässe ${group}`,
  columns: '4',
  items: Array.from({ length: 9 }, (_, at) => ({
    component: 'small_teaser',
    _uid: `teaser-${group}-${at}`,
    image: picture,
    headline: `Anlass ${group}.${at}`,
    subline: 'Ab 1,49 € je Karte',
  })),
});
