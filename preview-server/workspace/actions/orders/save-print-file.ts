import type { PrintPart } from '@blattwerk/schemas/web-api/orders/print-files.ts';
import type { ApiError } from '../../base/api/result.ts';
import { requireDesk } from '../../store/orders/desk-session.ts';
import { saveFile } from './save-file.ts';

const endings = {
  press: 'pdf',
  plates: 'plates.pdf',
  ticket: 'json',
  difference: 'png',
} as const satisfies Record<PrintPart, string>;

/** Downloads what goes to the press of a line of an order. Answers why it could not. */
export async function savePrintFile(
  number: string,
  line: number,
  part: PrintPart,
): Promise<ApiError | undefined> {
  const file = await requireDesk().printFile(number, line, part);
  if (!file.ok) return file.error;
  saveFile(file.value, `${number}_${line}.${endings[part]}`);
  return undefined;
}
