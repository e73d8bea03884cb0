/** The programs of others that a shop is set up with to measure its visits; a shop may have none. */
export type Measurement = {
  /** A tag manager (`GTM-…`) or a measurement (`G-…`). */
  trackingId?: string;
  /** Recordings of what visitors see and do. */
  recording?: Recording;
};

/** A recording script is found by the id of its owner and its version. */
export type Recording = { id: string; version: number };

/** The version that the vendor has given its script for years. */
export const defaultRecordingVersion = 6;

/** A tag manager runs what its owner puts into it, advertising included; a measurement only measures. */
export function isTagManager(trackingId: string): boolean {
  return trackingId.startsWith('GTM-');
}

/** Where the code of a tag manager or a measurement lies. */
export function trackingScript(trackingId: string): string {
  const file = isTagManager(trackingId) ? 'gtm.js' : 'gtag/js';
  return `https://www.googletagmanager.com/${file}?id=${trackingId}`;
}

/** Where the code of a recording lies. */
export function recordingScript({ id, version }: Recording): string {
  return `https://static.hotjar.com/c/hotjar-${id}.js?sv=${version}`;
}
