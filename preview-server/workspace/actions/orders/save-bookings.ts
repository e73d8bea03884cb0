import type { ExportFormat, Period } from '../../base/api/order-desk-api.ts';
import type { ApiError } from '../../base/api/result.ts';
import { requireDesk } from '../../store/orders/desk-session.ts';
import { saveFile } from './save-file.ts';

/** DATEV knows its files by how their names begin. */
const beginnings: Record<ExportFormat, string> = { csv: 'Bestellungen', datev: 'EXTF_Buchungsstapel' };

/** Downloads the bookings of a period. Answers why it could not. */
export async function saveBookings(format: ExportFormat, period: Period): Promise<ApiError | undefined> {
  const file = await requireDesk().bookings(format, period);
  if (!file.ok) return file.error;
  saveFile(file.value, `${beginnings[format]}_${period.from}_${period.to}.csv`);
  return undefined;
}
