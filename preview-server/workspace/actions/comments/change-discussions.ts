import type { Result } from '../../base/api/result.ts';
import { saveStore } from '../../store/saving-store.ts';
import { refreshDiscussions } from '../../store/server/discussions.ts';

/** After a change of what is said: shows it, or says why it was not done. Answers whether it was. */
export async function changeDiscussions(change: Promise<Result<unknown>>): Promise<boolean> {
  const result = await change;
  if (!result.ok) saveStore.setState({ error: result.error });
  await refreshDiscussions();
  return result.ok;
}
