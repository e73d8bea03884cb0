import { z } from 'zod';

/** What is wrong with an entry of a picker's list, by its place. */
export type MarkedItem = { index: number; severity: 'error' | 'warning' | 'info'; sentence: string };

/** Marks as one option of a field plugin, which are texts: a line for each. */
export function markItems(items: readonly MarkedItem[]): string {
  return items.map(({ index, severity, sentence }) => `${index} ${severity} ${sentence}`).join('\n');
}

const line = /^(?<index>\d{1,3}) (?<severity>error|warning|info) (?<sentence>.+)$/;
const lineSchema = z.object({
  index: z.coerce.number().int(),
  severity: z.enum(['error', 'warning', 'info']),
  sentence: z.string(),
});

/** The inverse; a line of another form says nothing. */
export function readMarkedItems(text: string): MarkedItem[] {
  return text.split('\n').flatMap((each) => {
    const parsed = lineSchema.safeParse(line.exec(each)?.groups);
    return parsed.success ? [parsed.data] : [];
  });
}
