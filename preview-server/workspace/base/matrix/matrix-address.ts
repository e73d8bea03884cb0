import { axisIds, type Ticks } from './axes.ts';

const name = 'compare';

/** `compare&country=DE&country=CH`: what is ticked, as it stands behind the page in the address; empty for one preview alone. */
export function writeTicks(ticks: Ticks | undefined): string {
  if (!ticks) return '';
  const query = new URLSearchParams();
  for (const axis of axisIds) for (const value of ticks[axis] ?? []) query.append(axis, value);
  const values = query.toString();
  return values === '' ? name : `${name}&${values}`;
}

/** What an address ticks; undefined where it asks for one preview alone. Values that there are not any more tick nothing. */
export function readTicks(text: string): Ticks | undefined {
  const query = new URLSearchParams(text);
  if (!query.has(name)) return undefined;
  return Object.fromEntries(
    axisIds.flatMap((axis) => {
      const values = [...new Set(query.getAll(axis))];
      return values.length === 0 ? [] : [[axis, values]];
    }),
  );
}
