import { createHmac, timingSafeEqual } from 'node:crypto';

type Treatments = Readonly<Record<string, string>>;

export type TreatmentSigner = {
  /** One text for equal treatments, so that all who are shown the same share one copy. */
  sign(treatments: Treatments): string;
  /** What was signed; undefined for what the shop has not. */
  read(signed: string): Treatments | undefined;
};

/**
 * Treatments travel through a cache in front and back: unsigned, a stranger could make up as many versions of a page as fit
 * into the memory.
 */
export function createTreatmentSigner(secret: string): TreatmentSigner {
  const signatureOf = (text: string) =>
    createHmac('sha256', secret).update(`edge treatments ${text}`).digest().subarray(0, 16);
  return {
    sign(treatments) {
      const text = Object.entries(treatments)
        .map((pair) => pair.map(encodeURIComponent).join('='))
        .sort()
        .join('&');
      return `${text}.${signatureOf(text).toString('base64url')}`;
    },
    read(signed) {
      const dot = signed.lastIndexOf('.');
      const text = signed.slice(0, Math.max(dot, 0));
      const given = Buffer.from(signed.slice(dot + 1), 'base64url');
      const expected = signatureOf(text);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      return Object.fromEntries(new URLSearchParams(text));
    },
  };
}
