import { examples } from '@blattwerk/schemas/examples.generated.ts';
import * as z from 'zod';
import { knownBlock, knownBlocks } from '../reading/block-definitions.ts';
import { blockSummary, blockWords } from '../reading/field-words.ts';
import { defineTool } from './tool.ts';

export const listBlocksTool = defineTool({
  name: 'list_blocks',
  title: 'List blocks',
  description:
    'Every block that pages are composed of: what it is called, what it is for, and which lists take it.',
  action: 'read',
  input: z.strictObject({}),
  run: async (_input, { language }) => ({
    ok: true,
    value: { blocks: knownBlocks.map((block) => blockSummary(block, language)) },
  }),
});

const exampleOf: ReadonlyMap<string, unknown> = new Map(Object.entries(examples));

export const describeBlockTool = defineTool({
  name: 'describe_block',
  title: 'Describe a block',
  description: 'The fields of a block in words, with an example that shows the shape of every value.',
  action: 'read',
  input: z.strictObject({ component: z.string().max(100).describe('Technical name, such as main_teaser') }),
  run: async ({ component }, { language }) => {
    const block = knownBlock(component);
    return block
      ? { ok: true, value: { ...blockWords(block, language), example: exampleOf.get(component) } }
      : { ok: false, sentence: `There is no block “${component}”; list_blocks lists them.` };
  },
});
