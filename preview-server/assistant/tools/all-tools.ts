import { findProductsTool, findThemesTool } from './find-products.ts';
import { findStoriesTool } from './find-stories.ts';
import { judgeStoryTool } from './judge-story.ts';
import { describeBlockTool, listBlocksTool } from './list-blocks.ts';
import { listTermsTool } from './list-terms.ts';
import { readBlockTool, readStoryTool } from './read-story.ts';
import type { Tool } from './tool.ts';
import { usageOfTool } from './usage-of.ts';

/** What programs can do, in the order they are listed; none of it publishes, plans or deletes a page. */
export const allTools: readonly Tool[] = [
  findStoriesTool,
  readStoryTool,
  readBlockTool,
  listBlocksTool,
  describeBlockTool,
  judgeStoryTool,
  findProductsTool,
  findThemesTool,
  listTermsTool,
  usageOfTool,
];
