import type { AssistantDesk } from '../assistant-desk.ts';
import { insertBlockTool, moveBlockTool, removeBlockTool, setFieldsTool } from './change-page.ts';
import { findProductsTool, findThemesTool } from './find-products.ts';
import { findStoriesTool } from './find-stories.ts';
import { judgeStoryTool } from './judge-story.ts';
import { describeBlockTool, listBlocksTool } from './list-blocks.ts';
import { listTermsTool } from './list-terms.ts';
import { ownSuggestionsTool, withdrawSuggestionTool } from './own-suggestions.ts';
import { readBlockTool, readStoryTool } from './read-story.ts';
import { takePictureTool } from './take-picture.ts';
import type { Tool } from './tool.ts';
import { usageOfTool } from './usage-of.ts';

/** What programs can do everywhere, in the order they are listed; none of it publishes, plans or deletes a page. */
const everywhere: readonly Tool[] = [
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
  setFieldsTool,
  insertBlockTool,
  moveBlockTool,
  removeBlockTool,
  ownSuggestionsTool,
  withdrawSuggestionTool,
];

/** What programs can do here: pictures need a browser. */
export const toolsOf = ({ pictures }: Pick<AssistantDesk, 'pictures'>): readonly Tool[] =>
  pictures ? [...everywhere, takePictureTool] : everywhere;
