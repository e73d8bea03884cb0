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
  return { stories: knownStoriesOf(envelopes.values()), anchors };
}

function anchorsOf(file: string): ReadonlySet<string> {
  const read = readStoryFile(file);
  return read.ok ? anchorsIn(read.story.content) : new Set();
}
