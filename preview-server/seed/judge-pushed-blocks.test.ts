import { createJudge } from '@blattwerk/schemas/rules/judge.ts';
import { judgeStory } from '@blattwerk/schemas/rules/judge-story.ts';
import { publishedPage } from '@blattwerk/schemas/rules/model/judged-story.ts';
import { schema } from '@blattwerk/schemas/schema.ts';
import { spaceComponentsSchema } from '@blattwerk/schemas/space-blocks/space-components.ts';
import { withSpaceBlocks } from '@blattwerk/schemas/space-blocks/with-space-blocks.ts';
import { expect, test } from 'vitest';
import { readContent } from './read-content.ts';
import { toWireComponent } from './to-wire-component.ts';

const context = {
  storyAt: () => publishedPage,
  hasAnchor: () => true,
  assetExists: () => true,
  languages: ['en', 'es', 'fr', 'it', 'nl'],
};

/** Says what the schema’s own blocks are, as a space stores them, to a judge that knows nothing else. */
function judgeOfPushedBlocks() {
  const components = Object.values(schema.blocks).map((block) => ({
    ...toWireComponent(block, (path) => path),
    component_group_uuid: block.folder,
  }));
  const space = spaceComponentsSchema.parse({ components, component_groups: [] });
  return createJudge(withSpaceBlocks({ ...schema, blocks: {} }, space));
}

test('blocks pushed to a space are judged as the same blocks of the schema, on every page of the content', async () => {
  const judgePushed = judgeOfPushedBlocks();
  const read = await readContent('content', 100_001);
  if (!read.ok) throw new Error(read.message);
  const pages = read.content.stories.filter(({ is_folder }) => !is_folder);
  expect(pages.length).toBeGreaterThan(100);
  for (const page of pages) {
    // Without a title and with a number in it the page breaks rules, too.
    for (const content of [page.content, { ...page.content, title: '', body: 7 }]) {
      const story = { ...page, content };
      const found = (judge: typeof judgeStory) =>
        judge(story, context)
          .filter(({ code }) => code !== 'block_without_renderer')
          .map(({ code, path }) => `${code} ${path.join('.')}`)
          .toSorted();
      expect(found(judgePushed)).toEqual(found(judgeStory));
    }
  }
});
