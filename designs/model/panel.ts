import type { panelSchema } from '@blattwerk/schemas/design/document.ts';
import type { z } from 'zod';

/** One face of a folded card within a side of its sheet. */
export type Panel = z.infer<typeof panelSchema>;
export type PanelId = Panel['id'];
