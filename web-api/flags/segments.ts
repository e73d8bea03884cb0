type Change = { segment: string; key: string; isMember: boolean; changeNumber: number };

/** Who belongs to which segment, and since which change. */
export type Segments = {
  /** The change that was applied last, 0 before the first. */
  lastChange(): number;
  /** Takes changes in; answers the segments they touched. */
  apply(changes: readonly Change[]): { segment: string; changeNumber: number }[];
  /** What a client that knows a segment up to `since` has to be told; undefined for a segment that never was. */
  changesOf(segment: string, since: number): { added: string[]; removed: string[]; till: number } | undefined;
  /** Segments that a visitor belongs to, with the last change of any. */
  of(key: string): { segments: string[]; till: number };
};

type Member = Pick<Change, 'isMember' | 'changeNumber'>;
type Segment = { keys: Map<string, Member>; till: number };

export function createSegments(): Segments {
  const all = new Map<string, Segment>();
  let last = 0;
  return {
    lastChange: () => last,
    apply(changes) {
      const touched = new Set<string>();
      for (const { segment, key, isMember, changeNumber } of changes) {
        const known = all.get(segment) ?? { keys: new Map<string, Member>(), till: 0 };
        all.set(segment, known);
        known.keys.set(key, { isMember, changeNumber });
        known.till = Math.max(known.till, changeNumber);
        last = Math.max(last, changeNumber);
        touched.add(segment);
      }
      return [...touched].map((segment) => ({ segment, changeNumber: all.get(segment)?.till ?? last }));
    },
    changesOf(segment, since) {
      const known = all.get(segment);
      if (!known) return undefined;
      const changed = [...known.keys].filter(([, member]) => member.changeNumber > since);
      const keysThat = (isMember: boolean) =>
        changed.filter(([, member]) => member.isMember === isMember).map(([key]) => key);
      return {
        added: keysThat(true),
        // A first answer has no keys to take out.
        removed: since < 0 ? [] : keysThat(false),
        till: Math.max(known.till, since),
      };
    },
    of(key) {
      const segments = [...all].filter(([, { keys }]) => keys.get(key)?.isMember).map(([name]) => name);
      return { segments, till: last };
    },
  };
}
