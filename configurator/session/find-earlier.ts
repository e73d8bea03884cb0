import type { DesignId } from '@blattwerk/schemas/configurator/read-design-id.ts';
import type { WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import { readDraftPlace } from './draft-place.ts';
import { readJournal, readKey } from './journal.ts';
import type { Line } from './journal-lines.ts';
import type { Kept } from './kept.ts';
import { joinWork, type Work, workOf } from './work.ts';

/** gone: there is no such draft, or this visitor may not open it. away: it cannot be reached. */
export type Missing = 'gone' | 'away';

type Earlier = {
  work: Work;
  kept: Kept | null;
  /** What this browser kept of it. */
  found: Line | undefined;
  title: string | null;
  /** The shop has it no longer; what this browser kept of it goes on as a draft of its own. */
  isOver: boolean;
};

/** The draft that the address names, or else the one this browser kept of the design. */
export async function findEarlier(
  askAs: (key: string | null) => WebApiClient,
  designId: DesignId,
): Promise<{ earlier: Earlier | undefined; missing: Missing | null }> {
  const last = await readJournal(designId);
  const named = readDraftPlace(location.hash) ?? last?.kept?.place;
  if (!named) return { earlier: last && { ...localOnly(last), kept: null, isOver: false }, missing: null };
  const place = { ...named, key: named.key ?? (await readKey(named.id)) };
  const answer = await askAs(place.key)('GET /web-api/drafts/{id}', { params: { id: place.id } });
  const found = await readJournal(designId, place.id);
  if (answer.ok && answer.value.designId === designId) {
    const { content, revision, title } = answer.value;
    const work = found?.kept
      ? joinWork(workOf(found.kept.content), workIn(found), workOf(content))
      : workOf(content);
    const earlier = { work, kept: { place, revision, content }, found, title, isOver: false };
    return { earlier, missing: null };
  }
  const isGone = answer.ok || answer.problem.status === 404;
  if (!found) return { earlier: undefined, missing: isGone ? 'gone' : 'away' };
  // Not to be reached: it goes on here meanwhile.
  const kept = isGone ? null : found.kept;
  return { earlier: { ...localOnly(found), kept, isOver: isGone }, missing: null };
}

function localOnly(found: Line) {
  return { work: workIn(found), found, title: null };
}

function workIn({ content, conflicts }: Line): Work {
  return { content, conflicts };
}
