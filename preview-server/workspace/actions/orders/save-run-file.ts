import type { RunPart } from '@blattwerk/schemas/web-api/orders/press-run-endpoints.ts';
import type { ApiError } from '../../base/api/result.ts';
import { requireDesk } from '../../store/orders/desk-session.ts';
import { saveFile } from './save-file.ts';

const endings = {
  press: 'pdf',
  foil: 'foil.pdf',
  cut: 'cut.pdf',
  ticket: 'json',
  picture: 'webp',
} as const satisfies Record<RunPart, string>;

/** Downloads what goes to the press of a run of sheets. Answers why it could not. */
export async function saveRunFile(number: number, part: RunPart): Promise<ApiError | undefined> {
  const file = await requireDesk().runFile(number, part);
  if (!file.ok) return file.error;
  saveFile(file.value, `run-${number}.${endings[part]}`);
  return undefined;
}
