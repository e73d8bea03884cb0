import * as z from 'zod';
import { noPage, storyInput } from '../reading/find-page.ts';
import { judgeContents } from '../reading/judge-content.ts';
import { toldFinding } from '../reading/told-finding.ts';
import { readPage } from '../suggestions/read-page.ts';
import { defineTool } from './tool.ts';

export const judgeStoryTool = defineTool({
  name: 'judge_story',
  title: 'Judge a page',
  description:
    'What the judge finds on a page, in the sentences that editors read. Errors stop publishing, warnings and hints do not.',
  action: 'read',
  input: z.strictObject({
    story: storyInput,
    version: z.enum(['suggestion', 'draft']).default('suggestion'),
  }),
  async run({ story, version }, call) {
    const { desk, language } = call;
    const page = await readPage(call, story, version);
    if (!page) return noPage(story);
    const [found = []] = await judgeContents(desk, desk.space.database, page, [page.content]);
    const errors = found.filter(({ severity }) => severity === 'error').length;
    const findings = found.map((finding) => toldFinding(finding, language));
    return { ok: true, value: { wouldBePublished: errors === 0, errors, findings } };
  },
});
