import type { Queries } from '@blattwerk/database/database.ts';
import type { Finding } from '@blattwerk/schemas/rules/model/finding.ts';
import type { FoundStory } from '../../content-space/stories/find-stories.ts';
import { judge } from '../../content-space/stories/judge-before-publishing.ts';
import type { AssistantDesk } from '../assistant-desk.ts';

/** What the judge says of a page with some content, as it would at publishing; contents are judged one after the other. */
export async function judgeContents(
  { space }: Pick<AssistantDesk, 'space'>,
  queries: Queries,
  { row }: Pick<FoundStory, 'row'>,
  contents: readonly unknown[],
): Promise<Finding[][]> {
  const known = await space.catalogue.current();
  const judged: Finding[][] = [];
  for (const content of contents) judged.push(await judge(queries, space, known, row, content));
  return judged;
}
