import type { Change, Changes } from '@blattwerk/preview-server/seed/changes.ts';

/** Changes that are noted; a plan notes them alone, anything else makes them as well, and notes what was made. */
export function recordChanges(
  isPlan: boolean,
  onChange: (change: Change) => void = () => undefined,
): Changes & { noted: readonly Change[] } {
  const noted: Change[] = [];
  return {
    noted,
    async make(change, run, asIf) {
      const answer = isPlan ? asIf : await run();
      noted.push(change);
      onChange(change);
      return answer;
    },
  };
}

/** One line a kind of thing, with how many of it are made, altered, published; then their names, unless they are many. */
export function changeTable(changes: readonly Change[]): string {
  if (changes.length === 0) return 'Nothing to do: the space is as it should be.\n';
  const actions = ['create', 'update', 'publish'] as const;
  const rows = [...Map.groupBy(changes, ({ kind }) => kind)].map(([kind, own]) => [
    kind,
    ...actions.map((action) => String(own.filter((change) => change.action === action).length)),
    [...new Set(own.map(({ name }) => name))].slice(0, 3).join(', ') + (own.length > 3 ? ', …' : ''),
  ]);
  const table = [['', ...actions, 'such as'], ...rows];
  const width = (column: number) => Math.max(...table.map((row) => row[column]?.length ?? 0));
  const widths = table[0]?.map((_, column) => width(column)) ?? [];
  const lines = table.map((row) =>
    row
      .map((cell, column) =>
        column > 0 && column < 4 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
  return `${lines.join('\n')}\n`;
}
