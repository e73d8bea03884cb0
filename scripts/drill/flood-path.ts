/** A path with a number out of each range in braces: `/suche/?q={0-999}`. */
export function numbered(path: string): string {
  return path.replaceAll(/\{(\d+)-(\d+)\}/g, (_, first: string, last: string) =>
    String(Number(first) + Math.floor(Math.random() * (Number(last) - Number(first) + 1))),
  );
}
