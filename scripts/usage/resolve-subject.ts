import {
  readSubjectKey,
  type SubjectKey,
  subjectKey,
  subjectKinds,
} from '@blattwerk/schemas/usage/subject.ts';
import type { UsageIndex } from '@blattwerk/schemas/usage/usage-index.ts';
import { type Result, refuse } from '../schema/result.ts';

type KnownStory = { uuid: string; full_slug: string };

/** The keys that a person means: all of a kind, a story by its address, an asset by the end of its name. */
export function resolveSubject(
  written: string,
  stories: readonly KnownStory[],
  index: UsageIndex,
): Result<SubjectKey[]> {
  const subject = readSubjectKey(written);
  if (!subject)
    return refuse(
      `“${written}” names nothing pages use: write one of ${subjectKinds.join(', ')}, then : and an id.`,
    );
  const { kind, id } = subject;
  const ofKind = () => [...index.countsOf(`${kind}:`).keys()].toSorted();
  if (id === '') return { ok: true, value: ofKind() };
  if (kind === 'asset' && !id.startsWith('/'))
    return { ok: true, value: ofKind().filter((key) => key.endsWith(id)) };
  if (kind !== 'story') return { ok: true, value: [subjectKey(kind, id)] };
  const address = trimmed(id);
  const meant = stories.filter(
    ({ uuid, full_slug }) =>
      uuid === id || trimmed(full_slug) === address || trimmed(full_slug.replace(/^[^/]+\//, '')) === address,
  );
  if (meant.length === 0) return refuse(`There is no story at “${id}”: give its address or uuid.`);
  return { ok: true, value: meant.map(({ uuid }) => subjectKey(kind, uuid)) };
}

function trimmed(address: string): string {
  return address.replaceAll(/^\/+|\/+$/g, '');
}
