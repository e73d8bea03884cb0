import type { VisitorTraits } from '@blattwerk/schemas/shop/flags/visitor-traits.ts';

/** How far a flag client has come. What it says before it is ready, in time or from a cache, counts for nothing. */
export type Readiness = 'not ready' | 'ready from cache' | 'ready' | 'timed out' | 'destroyed';

/** What flags say, by their names. */
export type Treatments = Readonly<Record<string, string>>;

/** Decides flags, by the vendor or the shop's own service. */
export type FlagClient = {
  /** What flags say for a visitor; `control` for all of them until they are known. */
  evaluate(key: string, flags: readonly string[], traits: VisitorTraits): Treatments;
  /** The same for a key that has just been drawn: most visitors with one never show it again. */
  evaluateNew(key: string, flags: readonly string[], traits: VisitorTraits): Treatments;
  readiness(): Readiness;
  /** Calls back for every change after readiness. */
  onUpdate(listener: () => void): void;
  /** The shop ends: connections that break off now are no faults. It decides as before until it is destroyed. */
  leave(): void;
  destroy(): Promise<void>;
};

/** A shop without a flag service: no visitor takes part in a test. */
export const noFlags: FlagClient = {
  evaluate: (_key, flags) => allControl(flags),
  evaluateNew: (_key, flags) => allControl(flags),
  readiness: () => 'destroyed',
  onUpdate: () => {},
  leave: () => {},
  destroy: async () => {},
};

/** Whether it can decide anything. */
export function isReady({ readiness }: Pick<FlagClient, 'readiness'>): boolean {
  return readiness() === 'ready' || readiness() === 'ready from cache';
}

/** What those see who take part in nothing. */
export function allControl(flags: readonly string[]): Treatments {
  return Object.fromEntries(flags.map((flag) => [flag, 'control']));
}
