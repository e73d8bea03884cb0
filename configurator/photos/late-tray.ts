import { lazy } from 'react';

/** Loaded where photos wait for their places. */
export const PhotoTray = lazy(() => import('./photo-tray.tsx').then((part) => ({ default: part.PhotoTray })));
