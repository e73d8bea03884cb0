import { anchorsIn } from '@blattwerk/schemas/rules/model/anchors-in.ts';
import { knownStoriesOf } from '@blattwerk/schemas/rules/model/known-stories.ts';
import type { SpaceKnowledge } from './knowledge.ts';
import { type Envelope, readStoryFile } from './story-file.ts';

/**
 * What all stories must know of each other.
 * @param envelopes by file
 * @param linkedParts uuids and ids of stories whose anchors others link to; only these files are read once more
 */
export function spaceOf(
  envelopes: ReadonlyMap<string, Envelope>,
  linkedParts: ReadonlySet<string>,
): SpaceKnowledge {
  const anchors = new Map<string, ReadonlySet<string>>();
  for (const [file, { id, uuid }] of linkedParts.size > 0 ? envelopes : []) {
    for (const name of [uuid, String(id)]) if (linkedParts.has(name)) anchors.set(name, anchorsOf(file));
  }
  const stories = [...envelopes.values()];
  return { stories: knownStoriesOf(stories), anchors, sharedTitles: sharedTitlesOf(stories) };
}

/** Pages that a finding could name; in the worst of spaces all pages have the same title. */
const mostOfATitle = 4;

function sharedTitlesOf(stories: readonly Envelope[]): SpaceKnowledge['sharedTitles'] {
  const slugs = new Map<string, string[]>();
  const uuids = new Set<string>();
  // Backwards, as a story that is judged stands behind the same one of the space known beside it.
  for (const { title, full_slug, uuid } of stories.toReversed()) {
    if (title === undefined || uuids.has(uuid)) continue;
    uuids.add(uuid);
    const titled = slugs.get(title) ?? [];
    if (titled.length < mostOfATitle) slugs.set(title, [...titled, full_slug]);
  }
  return new Map([...slugs].filter(([, titled]) => titled.length > 1));
}

function anchorsOf(file: string): ReadonlySet<string> {
  const read = readStoryFile(file);
  return read.ok ? anchorsIn(read.story.content) : new Set();
}
