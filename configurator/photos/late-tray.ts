import { latePart } from '../late/late-part.ts';

/** Loaded where photos wait for their places. */
export const PhotoTray = latePart(async () => (await import('./photo-tray.tsx')).PhotoTray);
