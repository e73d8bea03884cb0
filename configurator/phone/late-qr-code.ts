import { latePart } from '../late/late-part.ts';

/** Loaded once a code is shown. */
export const QrCode = latePart(async () => (await import('./qr-code.tsx')).QrCode);
