import type { ExportFormat, NumberRange, Period } from '../../base/api/order-desk-api.ts';
import type { ApiError } from '../../base/api/result.ts';
import { requireDesk } from '../../store/orders/desk-session.ts';
import { saveFile } from './save-file.ts';

/** DATEV knows its files by how their names begin. */
function beginning(format: ExportFormat, wanted: Period | NumberRange): string {
  if (format === 'datev') return 'EXTF_Buchungsstapel';
  return 'first' in wanted ? 'Rechnungen' : 'Bestellungen';
}

/** Downloads the bookings of some days, or of some invoices. Answers why it could not. */
export async function saveBookings(
  format: ExportFormat,
  wanted: Period | NumberRange,
): Promise<ApiError | undefined> {
  const file = await requireDesk().bookings(format, wanted);
  if (!file.ok) return file.error;
  const [begin, end] = 'first' in wanted ? [wanted.first, wanted.last] : [wanted.from, wanted.to];
  saveFile(file.value, `${beginning(format, wanted)}_${begin}_${end}.csv`);
  return undefined;
}
