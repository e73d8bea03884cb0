import { type ReleaseRow, releases } from '@blattwerk/database/tables/releases.ts';
import { eq } from 'drizzle-orm';
import type { ContentSpace } from '../content-space.ts';
import type { Refusal } from '../stories/written.ts';
import { lockRelease } from './lock-release.ts';

type Place = Pick<ContentSpace, 'database' | 'config'>;

export type ReleaseChanged = { ok: true; id: number } | { ok: false; refusal: Refusal };

export type NewRelease = Pick<ReleaseRow, 'name' | 'author' | 'authorNumber'> &
  Partial<Pick<ReleaseRow, 'releaseAt' | 'origin'>>;

const past: ReleaseChanged = {
  ok: false,
  refusal: {
    reason: 'invalid',
    fields: { release_at: ['lies in the past; choose a time that is to come'] },
  },
};
const isPast = (at: Date | null | undefined): boolean => at != null && at.getTime() <= Date.now();

/** Begins a release without pages. */
export async function createRelease(
  { database, config }: Place,
  release: NewRelease,
): Promise<ReleaseChanged> {
  if (isPast(release.releaseAt)) return past;
  const [row] = await database
    .insert(releases)
    .values({ ...release, spaceId: config.space.id })
    .returning({ id: releases.id });
  if (!row) throw new Error('The database returned no row for a release it inserted.');
  return { ok: true, id: row.id };
}

/** Names an open release anew or gives it another moment; null: none. One that was refused may go live then. */
export async function changeRelease(
  { database, config }: Place,
  id: number,
  { name, releaseAt }: Partial<Pick<ReleaseRow, 'name' | 'releaseAt'>>,
): Promise<ReleaseChanged> {
  if (isPast(releaseAt)) return past;
  return database.transaction(async (queries) => {
    const locked = await lockRelease(queries, config.space.id, id, 'update');
    if (!locked.ok) return locked;
    await queries
      .update(releases)
      .set({
        ...(name !== undefined && { name }),
        ...(releaseAt !== undefined && { releaseAt, refusedAt: null, findings: [] }),
        updatedAt: new Date(),
      })
      .where(eq(releases.id, id));
    return { ok: true, id };
  });
}

/** Takes an open release away with its drafts; pages stay as they are. */
export async function dropRelease({ database, config }: Place, id: number): Promise<ReleaseChanged> {
  return database.transaction(async (queries) => {
    const locked = await lockRelease(queries, config.space.id, id, 'update');
    if (!locked.ok) return locked;
    await queries.delete(releases).where(eq(releases.id, id));
    return { ok: true, id };
  });
}
