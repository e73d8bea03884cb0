/** What flags have said in one session, and for whom. */
export type SessionTreatments = { key: string; treatments: Readonly<Record<string, string>> };

export type Recorded = {
  session: SessionTreatments;
  /** The session was another visitor's: what flags said then no longer counts. */
  isKeyChanged: boolean;
  /** Flags that say something else than before. */
  changed: { flag: string; before: string; now: string }[];
};

/** Reads what a tab has kept; what is broken counts as nothing. */
export function readSession(kept: string | null): SessionTreatments | undefined {
  try {
    const session: unknown = JSON.parse(kept ?? 'null');
    // Without zod, which browsers do not load.
    if (typeof session !== 'object' || session === null || !('key' in session) || !('treatments' in session))
      return undefined;
    const { key, treatments } = session;
    if (typeof key !== 'string' || typeof treatments !== 'object' || treatments === null) return undefined;
    const said = Object.entries(treatments).filter(
      (pair): pair is [string, string] => typeof pair[1] === 'string',
    );
    return { key, treatments: Object.fromEntries(said) };
  } catch {
    return undefined;
  }
}

/** Records what flags say now: the first word on a flag stays the one that later ones are held against. */
export function recordTreatments(
  known: SessionTreatments | undefined,
  { key, treatments }: SessionTreatments,
): Recorded {
  const isSame = known?.key === key;
  const before = new Map(isSame ? Object.entries(known.treatments) : []);
  const now = Object.entries(treatments);
  return {
    session: { key, treatments: Object.fromEntries([...now, ...before]) },
    isKeyChanged: known !== undefined && !isSame,
    changed: now.flatMap(([flag, said]) => {
      const first = before.get(flag);
      return first === undefined || first === said ? [] : [{ flag, before: first, now: said }];
    }),
  };
}
