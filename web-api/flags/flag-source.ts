import type { Database } from '@blattwerk/database/database.ts';
import type { KnownFlag } from '@blattwerk/schemas/shop/flags/flag-rollout.ts';
import { startLoop } from '@blattwerk/server-kit/background/loop.ts';
import type { Logger } from 'pino';
import { knownFlags, loadFlags, loadSegmentChanges, type StoredFlag, turnPhases } from './flag-store.ts';
import { createSegments, type Segments } from './segments.ts';
import { type SplitFlag, splitFlag } from './wire/split-flag.ts';

/** What has changed at a look. */
export type FlagNews =
  | { kind: 'flag'; flag: SplitFlag; isNewlyKilled: boolean }
  | { kind: 'segment'; segment: string; changeNumber: number };

export type FlagSource = {
  /** As of at most some seconds ago. */
  flags(): Promise<readonly SplitFlag[]>;
  /** What each flag that the shop has may say; the same object until one is made. */
  known(): Promise<Readonly<Record<string, KnownFlag>>>;
  segments(): Promise<Segments>;
  /** Looks at the database now. */
  refresh(): Promise<void>;
  follow(follower: (news: readonly FlagNews[]) => void): void;
  close(): Promise<void>;
};

/** Another process may have changed something. */
const intervalMilliseconds = 2_000;

/** Flags and segments in memory, for clients that ask by the thousand; tells its followers what changes. */
export function createFlagSource(
  database: Database,
  log: Logger,
  clock: () => Date = () => new Date(),
): FlagSource {
  const followers: ((news: readonly FlagNews[]) => void)[] = [];
  const segments = createSegments();
  let flags: ReadonlyMap<string, SplitFlag> | undefined;
  let names: Readonly<Record<string, KnownFlag>> = {};
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    const known = flags;
    const found = await loadFlags(database);
    const stored = (await turnPhases(database, found, clock())) ? await loadFlags(database) : found;
    const nowKnown = knownFlags(stored);
    if (JSON.stringify(nowKnown) !== JSON.stringify(names)) names = nowKnown;
    const changes = await loadSegmentChanges(database, segments.lastChange());
    flags = new Map(stored.map((one) => [one.name, unchanged(known, one)]));
    const changed = segments.apply(changes);
    // What is seen first is no news.
    if (!known) return;
    const news: FlagNews[] = [
      ...[...flags.values()]
        .filter((flag) => known.get(flag.name) !== flag)
        .map((flag) => ({
          kind: 'flag' as const,
          flag,
          isNewlyKilled: flag.killed && !known.get(flag.name)?.killed,
        })),
      ...changed.map((segment) => ({ kind: 'segment' as const, ...segment })),
    ];
    if (news.length > 0) for (const follower of followers) follower(news);
  }

  const lookOnce = () => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  };
  const loop = startLoop(
    'flags',
    async () => {
      await lookOnce();
      return false;
    },
    { intervalMilliseconds, log },
  );
  const loaded = async () => {
    if (!flags) await lookOnce();
    return flags ?? new Map<string, SplitFlag>();
  };

  return {
    flags: async () => [...(await loaded()).values()],
    async known() {
      await loaded();
      return names;
    },
    async segments() {
      await loaded();
      return segments;
    },
    async refresh() {
      // A look that has begun may have seen the database before now.
      await looking?.catch(() => {});
      await lookOnce();
    },
    follow(follower) {
      followers.push(follower);
    },
    close: loop.close,
  };
}

function unchanged(known: ReadonlyMap<string, SplitFlag> | undefined, stored: StoredFlag): SplitFlag {
  const before = known?.get(stored.name);
  return before?.changeNumber === stored.changeNumber ? before : splitFlag(stored);
}
