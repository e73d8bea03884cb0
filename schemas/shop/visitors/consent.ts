import { isTagManager, type Measurement } from './measurement.ts';

/** What a visitor may agree to, besides what a shop cannot do without. */
export const consentPurposes = ['statistics', 'marketing'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** The purposes to which a visitor has agreed. */
export type Decision = readonly ConsentPurpose[];

/** The cookie that keeps a decision, and for how long; then the visitor is asked again. */
export const consentCookie = 'blattwerk-consent';
export const consentDays = 182;

/**
 * What this shop asks for: its own counts are statistics, too; advertising comes with a tag manager alone, as only that
 * runs what is not known here.
 */
export function purposesOf({ trackingId }: Measurement): readonly ConsentPurpose[] {
  return trackingId !== undefined && isTagManager(trackingId) ? consentPurposes : ['statistics'];
}

/** What the answer was about: a shop that is set up with other programs asks again. */
export function consentRevision({ trackingId, recording }: Measurement): number {
  const tracking = trackingId === undefined ? 0 : isTagManager(trackingId) ? 2 : 1;
  return tracking + (recording ? 4 : 0);
}

/** The decision that a page's cookies keep; undefined where there is none that still counts. */
export function readDecision(cookies: string, measurement: Measurement): Decision | undefined {
  const value = new RegExp(`(?:^|; )${consentCookie}=([^;]*)`).exec(cookies)?.[1];
  if (value === undefined) return undefined;
  try {
    const kept: unknown = JSON.parse(decodeURIComponent(value));
    if (typeof kept !== 'object' || kept === null) return undefined;
    if (!('categories' in kept) || !('revision' in kept)) return undefined;
    const { categories, revision } = kept;
    if (revision !== consentRevision(measurement) || !Array.isArray(categories)) return undefined;
    return purposesOf(measurement).filter((purpose) => categories.includes(purpose));
  } catch {
    return undefined;
  }
}
