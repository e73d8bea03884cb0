import { z } from 'zod';

/** What flags have said in one session, and for whom. */
const sessionSchema = z.strictObject({ key: z.string(), treatments: z.record(z.string(), z.string()) });
export type SessionTreatments = z.infer<typeof sessionSchema>;

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
    return sessionSchema.safeParse(JSON.parse(kept ?? 'null')).data;
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
