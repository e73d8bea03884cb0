import { lazy } from 'react';

/** Loaded once a code is shown. */
export const QrCode = lazy(() => import('./qr-code.tsx').then((part) => ({ default: part.QrCode })));
