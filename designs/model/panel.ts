import { z } from 'zod';
import { boxSchema } from './shape.ts';

const panelIds = [
  'front',
  'back',
  'flap',
  'inside-1',
  'inside-2',
  'inside-3',
  'inside-4',
  'outside-1',
  'outside-2',
] as const;
export type PanelId = (typeof panelIds)[number];

/** One face of a folded card within a side of its sheet. `upsideDown`: it lies turned, to stand upright when folded. */
export const panelSchema = z.strictObject({
  id: z.enum(panelIds),
  label: z.string(),
  box: boxSchema,
  upsideDown: z.boolean(),
});
export type Panel = z.infer<typeof panelSchema>;
