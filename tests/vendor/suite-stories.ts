import type { RunningContentSpace } from '../contract/running-content-space.ts';

export type SuiteStory = { slug: string; isPublished: boolean };

/** The stories that the vendor's test space holds and the suite of its delivery client asks for by name. */
export async function seedSuiteStories({ management }: RunningContentSpace): Promise<SuiteStory[]> {
  await management.components.create({
    body: {
      component: { name: 'author', is_root: true, schema: { name: { type: 'text', required: true } } },
    },
  });
  await management.components.create({
    body: {
      component: {
        name: 'root',
        is_root: true,
        schema: { title: { type: 'text' }, author: { type: 'options', source: 'internal_stories' } },
      },
    },
  });

  const create = async (story: Parameters<typeof management.stories.create>[0]['body']['story']) => {
    const { data } = await management.stories.create({ body: { story } });
    if (!data.story) throw new Error('No story came back.');
    return data.story;
  };
  const poe = await create({
    name: 'Edgar Allan Poe',
    slug: 'edgar-allan-poe',
    content: { component: 'author', name: 'Edgar Allan Poe' },
  });
  const content = { component: 'root', title: 'Test', author: [poe.uuid] };
  const test = await create({ name: 'Test', slug: 'testcontent-0', content });
  const folder = await create({ name: 'Folder', slug: 'folder', is_folder: true });
  const inside = await create({ name: 'Inside', slug: 'inside', parent_id: folder.id, content });
  return Promise.all(
    [poe, test, inside].map(async ({ id, slug }) => {
      const { data } = await management.stories.publish(id);
      return { slug, isPublished: data.story?.published ?? false };
    }),
  );
}
