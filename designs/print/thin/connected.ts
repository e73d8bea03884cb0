/** Where something hangs together (pixels). */
export type Connected = { left: number; top: number; right: number; bottom: number };

type Run = { from: number; to: number; part: Part };
type Part = Connected & { joined: Part | undefined };

/** Takes rows from above to below, and finds what hangs together in them, across corners too, without keeping them. */
export function createConnected() {
  const parts: Part[] = [];
  let above: Run[] = [];
  return {
    /** @param row 1 where there is something */
    add(row: Uint8Array, y: number): void {
      const runs: Run[] = [];
      for (let x = row.indexOf(1); x !== -1; x = row.indexOf(1, x)) {
        const end = row.indexOf(0, x);
        const to = end === -1 ? row.length : end;
        const part: Part = { left: x, right: to, top: y, bottom: y + 1, joined: undefined };
        const met = above.filter((run) => run.from <= to && run.to >= x);
        for (const run of met) join(run.part, part);
        if (met.length === 0) parts.push(part);
        runs.push({ from: x, to, part });
        x = to;
        if (to === row.length) break;
      }
      above = runs;
    },
    found: (): Connected[] => parts.filter(({ joined }) => joined === undefined),
  };
}

function rootOf(part: Part): Part {
  let root = part;
  while (root.joined) root = root.joined;
  return root;
}

function join(one: Part, other: Part): void {
  const [root, next] = [rootOf(one), rootOf(other)];
  if (root === next) return;
  next.joined = root;
  root.left = Math.min(root.left, next.left);
  root.top = Math.min(root.top, next.top);
  root.right = Math.max(root.right, next.right);
  root.bottom = Math.max(root.bottom, next.bottom);
}
