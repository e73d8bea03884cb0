const digits = (value: number, count: number): string => String(value).padStart(count, '0');

/** `2026-11-20 13:30` (UTC) as a date and time control of the browser shows it; empty for anything else. */
export function toLocal(stored: string, dateOnly: boolean): string {
  if (dateOnly) return stored.slice(0, 10);
  const time = new Date(`${stored.replace(' ', 'T')}Z`);
  if (Number.isNaN(time.getTime())) return '';
  const date = `${digits(time.getFullYear(), 4)}-${digits(time.getMonth() + 1, 2)}-${digits(time.getDate(), 2)}`;
  return `${date}T${digits(time.getHours(), 2)}:${digits(time.getMinutes(), 2)}`;
}

/** Value of the control as the CMS stores it: `2026-11-20 13:30` in UTC, midnight for a day alone. */
export function fromLocal(local: string, dateOnly: boolean): string {
  if (local === '') return '';
  if (dateOnly) return `${local} 00:00`;
  const time = new Date(local);
  return Number.isNaN(time.getTime()) ? '' : time.toISOString().slice(0, 16).replace('T', ' ');
}
