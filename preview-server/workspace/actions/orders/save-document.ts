import type { ApiError } from '../../base/api/result.ts';
import { requireDesk } from '../../store/orders/desk-session.ts';
import { saveFile } from './save-file.ts';

/** Downloads what is printed of a line of an order. Answers why it could not. */
export async function saveDocument(number: string, sealId: string): Promise<ApiError | undefined> {
  const file = await requireDesk().document(number, sealId);
  if (!file.ok) return file.error;
  saveFile(file.value, `${number}_${sealId.slice(0, 8)}.json`);
  return undefined;
}
