import type { sealedDesigns } from '@blattwerk/database/tables/drafts.ts';

/** Something sealed, of which only what a test says counts: nothing of it can be printed. */
export const anySeal: typeof sealedDesigns.$inferInsert = {
  revision: 1,
  kind: 'card',
  designId: '1',
  name: 'Karte',
  format: '105x148',
  choice: {},
  recipe: {},
  content: {},
  document: Buffer.from('{}'),
  sha256: '0'.repeat(64),
  createdAt: new Date('2026-11-24T08:00:00Z'),
};
