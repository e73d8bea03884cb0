import type { Treatments } from '../flags/flag-client.ts';

/** Where the version of a page is kept that shows these treatments; a page without tests has one version. */
export function variantKey(key: string, treatments: Treatments): string {
  const said = Object.entries(treatments);
  return said.length === 0 ? key : `${key} ${JSON.stringify(said.sort(byName))}`;
}

function byName([one]: [string, string], [other]: [string, string]): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
