import type { DesignId } from '@blattwerk/schemas/configurator/read-design-id.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import { updateJournal } from './journal.ts';
import { type Met, meet, type Page } from './journal-lines.ts';

/**
 * Writes what a page has, joined with what other tabs have written: of two that write at once the second sees the first.
 * @returns undefined where the browser keeps nothing, or has no room: then the shop's copy alone counts
 */
export async function meetJournal(designId: DesignId, page: Page): Promise<Met | undefined> {
  let met: Met | undefined;
  const isKept = await updateJournal(designId, (lines) => {
    met = meet(lines, page, newIdempotencyKey(), newIdempotencyKey());
    return met.lines;
  });
  return isKept ? met : undefined;
}
