import { sameValue } from '@blattwerk/schemas/rules/model/same-value.ts';
import { changeDraft } from '../../content-space/releases/release-drafts.ts';
import { changesBetween } from '../../content-space/story-shape/difference/version-changes.ts';
import type { PlainObject } from '../../content-space/story-shape/plain-object.ts';
import type { Answer } from '../answer.ts';
import type { Call } from '../assistant-desk.ts';
import type { Changed } from '../changing/changed.ts';
import { findPage, noPage, type StoryInput } from '../reading/find-page.ts';
import { judgeContents } from '../reading/judge-content.ts';
import { newFindings, toldFinding } from '../reading/told-finding.ts';
import { withoutForm } from './no-form-writes.ts';
import { beginOwnRelease } from './own-release.ts';
import { contentFor } from './read-page.ts';

/** A page of 500 blocks is about 1 MB; a program that writes more is mistaken. */
const mostBytes = 2 * 2 ** 20;
/** Others save in between; more often than this in a row is no accident. */
const attempts = 3;

/**
 * Writes a change of a page into the program's own release, and tells what the judge finds anew. What no form could write is
 * refused with the judge's sentences, and nothing is written.
 */
export async function suggest(
  call: Call,
  story: StoryInput,
  change: (content: PlainObject) => Changed,
): Promise<Answer> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const answer = await suggestOnce(call, story, change);
    if (answer !== 'stale') return answer;
  }
  return { ok: false, sentence: 'The page is being changed by others at the moment: read it again.' };
}

async function suggestOnce(
  call: Call,
  story: StoryInput,
  change: (content: PlainObject) => Changed,
): Promise<Answer | 'stale'> {
  const { desk, assistant, language } = call;
  const page = await findPage(desk, story);
  if (!page) return noPage(story);
  const current = await contentFor(call, page);
  const changed = change(current.content);
  if (!changed.ok) return changed;
  const { content } = changed;
  if (sameValue(current.content, content))
    return { ok: false, sentence: 'This changes nothing: the page is like that already.' };
  if (Buffer.byteLength(JSON.stringify(content)) > mostBytes)
    return { ok: false, sentence: 'The page would be larger than 2 MB; no page of the shop is.' };

  const [before = [], after = []] = await judgeContents(desk, desk.space.database, page, [
    current.content,
    content,
  ]);
  const added = newFindings(before, after);
  const impossible = withoutForm(added);
  if (impossible.length > 0) {
    const sentences = impossible.map(({ message }) => message[language]);
    return { ok: false, sentence: `Nothing was written. ${[...new Set(sentences)].join(' ')}` };
  }

  const releaseId = await beginOwnRelease(desk.space, assistant);
  const written = await changeDraft(
    desk.space,
    { releaseId, storyId: page.row.id, author: assistant.name, expectedVersion: current.version },
    // Were its release published as a whole, only the page's draft would change.
    () => ({
      ...{ content, isOnlyDraft: true },
      ...{ baseContent: page.content, baseVersion: page.row.version },
    }),
  );
  if (!written.ok)
    return written.refusal.reason === 'stale'
      ? 'stale'
      : { ok: false, sentence: 'The page is gone, or people have closed these suggestions: read it again.' };
  const { draft } = written;
  return {
    ok: true,
    value: {
      ...(changed.blocks && { blocks: changed.blocks }),
      suggested: changesBetween(draft.baseContent, draft.content, []),
      newFindings: added.map((finding) => toldFinding(finding, language)),
      errorsOnThePage: after.filter(({ severity }) => severity === 'error').length,
    },
  };
}
