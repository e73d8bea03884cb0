import { createManagementApiClient } from '@storyblok/management-api-client';

export type LongStory = { id: number; headline: string; blocks: number };

/** Creates an unpublished page of so many blocks in the running content space. */
export async function createLongStory(
  space: { origin: string; token: string; id: number },
  blocks: number,
): Promise<LongStory> {
  const client = createManagementApiClient({
    baseUrl: space.origin,
    personalAccessToken: space.token,
    spaceId: space.id,
  });
  const folders = await client.stories.list({ query: { with_slug: 'blattwerk', per_page: 1 } });
  const parent = folders.data?.stories?.[0]?.id ?? 0;
  const headline = `Messseite mit ${blocks} Bausteinen`;
  const created = await client.stories.create({
    body: {
      story: {
        name: headline,
        slug: `messseite-${blocks}`,
        parent_id: parent,
        content: {
          component: 'page',
          _uid: uid(blocks, 0),
          title: headline,
          description: 'Eine Seite, an der gemessen wird, wie schnell eine Taste in der Vorschau ankommt.',
          body: Array.from({ length: blocks }, (_, index) => block(blocks, index, headline)),
        },
      },
    },
  });
  const id = created.data?.story?.id;
  if (id === undefined) throw new Error('The page to measure could not be created.');
  return { id, headline, blocks };
}

function block(blocks: number, index: number, headline: string): { component: string; _uid: string } {
  if (index === 0) {
    return Object.assign(
      { component: 'page_container_headline', _uid: uid(blocks, index + 1) },
      { headline, headlineType: 'h1' },
    );
  }
  const text = {
    type: 'text',
    text: 'Feines Papier, klare Schrift und ein Umschlag, der dazu passt. '.repeat(2),
  };
  return Object.assign(
    { component: 'info_text', _uid: uid(blocks, index + 1) },
    {
      headline: `Abschnitt ${index}`,
      variant: index % 2 === 0 ? 'panel' : 'plain',
      text: { type: 'doc', content: [{ type: 'paragraph', content: [text] }] },
    },
  );
}

function uid(blocks: number, index: number): string {
  return `00000000-0000-4000-8${String(blocks).padStart(3, '0')}-${String(index).padStart(12, '0')}`;
}
