import type { Scheduling, SchedulingAction } from '../../../content-space/schedulings/scheduling.ts';
import type { ApiError } from '../../base/api/result.ts';
import { cancelPlan, movePlan, planStory } from '../../base/api/schedulings-api.ts';
import { type CalendarPlace, openDialog, type PlannedPage } from '../../store/dialog-store.ts';
import { documentStore } from '../../store/page/document.ts';
import { refreshStories } from '../../store/server/queries.ts';
import { refreshSchedulings } from '../../store/server/schedulings.ts';
import { requireSession } from '../../store/session-store.ts';
import { saveIfNeeded } from '../saving/save-draft.ts';

/** Asks when the open page is to be published or withdrawn; stored first, since what is stored is judged. */
export async function askForPlan(action: SchedulingAction = 'publish', from?: CalendarPlace): Promise<void> {
  const { open } = documentStore.getState();
  if (!open || !(await saveIfNeeded())) return;
  const { id, uuid, name } = open.story;
  openDialog('plan', { page: { id, uuid, name }, action, day: from?.day, from });
}

type Plan = { page: PlannedPage; action: SchedulingAction; at: Date; existing: Scheduling | undefined };

/** Plans it, or moves what is planned already. */
export async function keepPlan({ page, action, at, existing }: Plan): Promise<ApiError | undefined> {
  const { api } = requireSession();
  const result = existing
    ? await movePlan(api, existing.id, at)
    : await planStory(api, { storyId: page.id, action, at });
  refresh();
  return result.ok ? undefined : result.error;
}

export async function takeBackPlan({ id }: Scheduling): Promise<ApiError | undefined> {
  const result = await cancelPlan(requireSession().api, id);
  refresh();
  return result.ok ? undefined : result.error;
}

/** Whatever came of it: another editor or the clock may have been first. */
function refresh(): void {
  void refreshSchedulings();
  void refreshStories();
}
