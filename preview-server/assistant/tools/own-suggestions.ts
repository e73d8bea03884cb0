import * as z from 'zod';
import { compareRelease } from '../../content-space/releases/compare-release.ts';
import { removeFromRelease } from '../../content-space/releases/release-drafts.ts';
import { findPage, noPage, storyInput } from '../reading/find-page.ts';
import { ownRelease } from '../suggestions/own-release.ts';
import { defineTool } from './tool.ts';

export const ownSuggestionsTool = defineTool({
  name: 'list_suggestions',
  title: 'List your suggestions',
  description: 'What you have suggested and people have neither taken over nor refused, page by page.',
  action: 'write',
  input: z.strictObject({}),
  async run(_input, { desk: { space }, assistant }) {
    const release = await ownRelease(space.database, assistant);
    const pages = release === undefined ? [] : await compareRelease(space, release);
    const suggestions = pages.map(({ story_id: id, name, full_slug: fullSlug, updated_at, changes }) => ({
      ...{ id, name, fullSlug, changedAt: updated_at, changes },
    }));
    return { ok: true, value: { suggestions } };
  },
});

export const withdrawSuggestionTool = defineTool({
  name: 'withdraw_suggestion',
  title: 'Withdraw a suggestion',
  description: 'Takes back everything that you have suggested for a page. What people wrote stays.',
  action: 'write',
  input: z.strictObject({ story: storyInput }),
  async run({ story }, { desk, assistant }) {
    const page = await findPage(desk, story);
    if (!page) return noPage(story);
    const releaseId = await ownRelease(desk.space.database, assistant);
    const removed =
      releaseId === undefined
        ? undefined
        : await removeFromRelease(desk.space, { releaseId, storyId: page.row.id });
    return removed?.ok
      ? { ok: true, value: { withdrawn: page.row.fullSlug } }
      : { ok: false, sentence: 'You have suggested nothing for this page.' };
  },
});
