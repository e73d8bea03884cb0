/** The ETag of a story: the number of its newest version. */
export const entityTag = (version: number): string => `"${version}"`;

/** Version that `If-Match` demands: undefined without one (or with `*`), NaN when it names no version of ours. */
export function expectedVersion(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined;
  const version = /^\s*(?:W\/)?"?(\d+)"?\s*$/.exec(ifMatch)?.[1];
  return version === undefined ? Number.NaN : Number(version);
}
