import { z } from 'zod';

export type WorkbookJob = { bytes: Uint8Array; mostRows: number; mostColumns: number; longestCell: number };

/** What the thread says, once. */
export const workbookMessageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('rows'), rows: z.array(z.array(z.string())) }),
  z.object({ kind: z.literal('broken') }),
]);
export type WorkbookMessage = z.infer<typeof workbookMessageSchema>;
