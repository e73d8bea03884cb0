/** Takes a place for a visitor; call what it answers to give it back. `undefined`: that visitor has all of theirs. */
export type Shares = { take(visitor: string): (() => void) | undefined };

/** Limits what one visitor may have under way at once, of what is there for all. */
export function createShares(each: number): Shares {
  const taken = new Map<string, number>();
  return {
    take(visitor) {
      const held = taken.get(visitor) ?? 0;
      if (held >= each) return undefined;
      taken.set(visitor, held + 1);
      return () => {
        const left = (taken.get(visitor) ?? 1) - 1;
        if (left > 0) taken.set(visitor, left);
        else taken.delete(visitor);
      };
    },
  };
}
