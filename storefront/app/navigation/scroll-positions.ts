const storageKey = 'scroll-positions';
/** Pages that keep their position; the oldest go first. */
const maxPositions = 50;

type Positions = Map<string, number>;

/** Positions of this tab's pages in pixels, by history entry and path; they survive a reload. */
export function readPositions(storage: Pick<Storage, 'getItem'>): Positions {
  const positions: Positions = new Map();
  for (const line of (storage.getItem(storageKey) ?? '').split('\n')) {
    const [page, y] = line.split('\t');
    if (page && y && /^\d+$/.test(y)) positions.set(page, Number(y));
  }
  return positions;
}

export function writePositions(storage: Pick<Storage, 'setItem'>, positions: Positions): void {
  const latest = [...positions].slice(-maxPositions);
  storage.setItem(storageKey, latest.map(([page, y]) => `${page}\t${Math.round(y)}`).join('\n'));
}
