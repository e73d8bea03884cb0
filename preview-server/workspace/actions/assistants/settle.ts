import type { SettlingBody } from '../../../assistant/desk/suggestions-answer.ts';
import { type SuggestionPlace, settleSuggestion } from '../../base/api/assistants-api.ts';
import type { Result } from '../../base/api/result.ts';
import { refreshStories } from '../../store/server/queries.ts';
import { noteSuggestions } from '../../store/server/suggestions.ts';
import { requireSession } from '../../store/session-store.ts';
import { settingsStore } from '../../store/settings-store.ts';

/** Takes blocks of a suggestion over into the page's stored draft, or refuses them. The open page follows what is stored. */
export async function settle(
  place: SuggestionPlace,
  settling: SettlingBody,
): Promise<Result<'all settled' | 'more waits'>> {
  const result = await settleSuggestion(
    requireSession().token,
    settingsStore.getState().name,
    place,
    settling,
  );
  if (!result.ok) return result;
  noteSuggestions(result.value);
  void refreshStories();
  const waits = result.value.some(
    ({ releaseId, storyId }) => releaseId === place.releaseId && storyId === place.storyId,
  );
  return { ok: true, value: waits ? 'more waits' : 'all settled' };
}
