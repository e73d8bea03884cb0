import { lazy } from 'react';

/** Loaded once a code is shown. */
export const QrCode = lazy(() => import('./qr-code.tsx').then((part) => ({ default: part.QrCode })));

/** Loaded where a design has places for photos, after them. */
export const PhonePanel = lazy(() =>
  import('./phone-panel.tsx').then((part) => ({ default: part.PhonePanel })),
);
