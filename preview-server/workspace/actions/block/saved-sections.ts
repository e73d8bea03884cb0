import { createPreset, deletePreset, renamePreset } from '../../base/api/presets-api.ts';
import type { ApiError, Result } from '../../base/api/result.ts';
import type { Block } from '../../base/content/block.ts';
import { presetOf, type SavedSection } from '../../base/content/saved-section.ts';
import { refreshSavedSections } from '../../store/server/saved-sections.ts';
import { requireSession } from '../../store/session-store.ts';

/** Undefined when it worked. */
type Outcome = Promise<ApiError | undefined>;

/** Keeps blocks under a name, for every editor of the space; also brings a deleted section back. */
export async function saveSection(name: string, blocks: readonly Block[]): Outcome {
  const content = presetOf(blocks);
  return content && done(createPreset(requireSession().api, name.trim(), content));
}

export const renameSection = ({ id }: SavedSection, name: string): Outcome =>
  done(renamePreset(requireSession().api, id, name.trim()));

export const deleteSection = ({ id }: SavedSection): Outcome => done(deletePreset(requireSession().api, id));

async function done(change: Promise<Result<unknown>>): Outcome {
  const result = await change;
  await refreshSavedSections();
  return result.ok ? undefined : result.error;
}
