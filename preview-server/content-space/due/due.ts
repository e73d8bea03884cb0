import type { KnownFacts } from '../../catalogue/facts-source.ts';

/** Something whose moment has come: a planned publication or withdrawal, or a release. */
export type Due = {
  id: number;
  at: Date;
  /** Its place among those of one moment, as in `ranks`. */
  rank: number;
  /** Does it in one transaction and gives what webhooks are to be told. */
  carryOut(known: KnownFacts): Promise<readonly number[]>;
};

/** Of one moment, new pages come first, since others may link to them, and withdrawals last, since others may still. */
export const ranks = { newPage: 0, livePages: 1, withdrawal: 2 } as const;

/** Where due things of one kind are looked up. */
export type DueSource = {
  name: string;
  /**
   * The first of its kind, by moment and rank.
   * @param without ids of those that have just failed
   */
  next(without: readonly number[]): Promise<Due | undefined>;
};

/** The one that comes first: by moment, then by rank. */
export function firstDue<One extends Pick<Due, 'at' | 'rank'>>(dues: readonly One[]): One | undefined {
  return dues.toSorted((one, other) => one.at.getTime() - other.at.getTime() || one.rank - other.rank)[0];
}
