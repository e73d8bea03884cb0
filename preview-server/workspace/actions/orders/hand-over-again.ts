import type { ApiError } from '../../base/api/result.ts';
import { requireDesk } from '../../store/orders/desk-session.ts';
import { noteDeskOrder } from '../../store/server/desk-orders.ts';
import { notePressRuns } from '../../store/server/press-runs.ts';

/** Sends the files of a line to the press house once more. Answers why it could not. */
export async function handLineOverAgain(number: string, line: number): Promise<ApiError | undefined> {
  const answer = await requireDesk().handOver(number, line);
  if (answer.ok) noteDeskOrder(answer.value);
  return answer.ok ? undefined : answer.error;
}

/** The same for the sheets of a run. */
export async function handRunOverAgain(number: number): Promise<ApiError | undefined> {
  const answer = await requireDesk().handRunOver(number);
  if (answer.ok) notePressRuns(answer.value);
  return answer.ok ? undefined : answer.error;
}
