import type { VisitorTraits } from '@blattwerk/schemas/shop/flags/visitor-traits.ts';

/** Whether a visitor agreed to being counted. */
export type Consent = 'granted' | 'declined' | 'unknown';

/** How far the browser's flag client has come. */
export type Readiness = 'not ready' | 'ready from cache' | 'ready' | 'timed out' | 'destroyed';

/** A tracked event: what a visitor did, besides seeing a page. */
export type TrackedEvent = {
  type: string;
  value?: number;
  properties?: Readonly<Record<string, string | number | boolean | null>>;
};

/** Decides flags in the browser, by the vendor or the shop's own service, and hands in what was shown and done. */
export type BrowserFlags = {
  /** Resolves when it can decide; false: it cannot, in time. */
  ready(): Promise<boolean>;
  readiness(): Readiness;
  /** What a flag says; the visitor counts as having seen it. */
  evaluate(flag: string, traits: VisitorTraits): string;
  /** False when the event is of a form that cannot be kept. */
  track(event: TrackedEvent): boolean;
  setConsent(consent: 'granted' | 'declined'): void;
  /** Calls back for every change after readiness. */
  onUpdate(listener: () => void): void;
  destroy(): Promise<void>;
};
