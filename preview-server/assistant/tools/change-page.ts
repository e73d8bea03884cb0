import * as z from 'zod';
import { insertBlock } from '../changing/insert-block.ts';
import { moveBlock, removeBlock } from '../changing/move-block.ts';
import { setFields } from '../changing/set-fields.ts';
import { storyInput } from '../reading/find-page.ts';
import { suggest } from '../suggestions/suggest.ts';
import { defineTool } from './tool.ts';

const uid = z.string().min(1).max(100);
const inSuggestion =
  'Written into your suggestions: shoppers see nothing of it, and people take it over or refuse it.';
const target = {
  in: uid.describe('_uid of the block whose list takes it, or “page”'),
  field: z.string().min(1).max(200).describe('The list, such as body'),
  position: z.int().min(0).max(10_000).optional().describe('Place in the list from 0; left out, the last'),
};

export const setFieldsTool = defineTool({
  name: 'set_fields',
  title: 'Change fields of a block',
  description: `Gives fields of a block other values; null empties one, and fields that are not named stay. Translations are fields of their own: title__i18n__en. ${inSuggestion}`,
  action: 'write',
  input: z.strictObject({
    story: storyInput,
    block: uid.describe('Its _uid, or “page” for the page itself'),
    values: z.record(z.string().min(1).max(200), z.unknown()),
  }),
  run: ({ story, block, values }, call) =>
    suggest(call, story, (content) => setFields(content, block, values)),
});

export const insertBlockTool = defineTool({
  name: 'insert_block',
  title: 'Insert a block',
  description: `Puts a new block into a list, with the blocks in it. _uids are given by the server. ${inSuggestion}`,
  action: 'write',
  input: z.strictObject({
    story: storyInput,
    ...target,
    block: z
      .looseObject({ component: z.string().min(1).max(100) })
      .describe('component and values, as describe_block shows them'),
  }),
  run: ({ story, block, ...place }, call) =>
    suggest(call, story, (content) => insertBlock(content, place, block)),
});

export const moveBlockTool = defineTool({
  name: 'move_block',
  title: 'Move a block',
  description: `Puts a block elsewhere on its page, with everything in it. ${inSuggestion}`,
  action: 'write',
  input: z.strictObject({ story: storyInput, block: uid, ...target }),
  run: ({ story, block, ...place }, call) =>
    suggest(call, story, (content) => moveBlock(content, block, place)),
});

export const removeBlockTool = defineTool({
  name: 'remove_block',
  title: 'Remove a block',
  description: `Takes a block out of a page, with everything in it. ${inSuggestion}`,
  action: 'write',
  input: z.strictObject({ story: storyInput, block: uid }),
  run: ({ story, block }, call) => suggest(call, story, (content) => removeBlock(content, block)),
});
