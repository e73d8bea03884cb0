import { readSubjectKey, subjectKey, subjectKinds } from '@blattwerk/schemas/usage/subject.ts';
import * as z from 'zod';
import { defineTool } from './tool.ts';

const shown = 100;

export const usageOfTool = defineTool({
  name: 'usage_of',
  title: 'Where something is used',
  description: `Pages that use a block, product, theme, design, file or page, live ones first. Kinds: ${subjectKinds.join(', ')}.`,
  action: 'read',
  input: z.strictObject({
    of: z
      .string()
      .max(1000)
      .describe('Kind and id: block:main_teaser, theme:1461, card:146101, story:<uuid>'),
  }),
  async run({ of }, { desk }) {
    const subject = readSubjectKey(of);
    if (!subject) return { ok: false, sentence: `Ask for a subject such as theme:1461, not “${of}”.` };
    const index = await desk.usage();
    const { pages, live, uses } = index.usageOf(subjectKey(subject.kind, subject.id));
    return { ok: true, value: { pages, live, uses: uses.slice(0, shown) } };
  },
});
