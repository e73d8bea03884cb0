/** What a design is called, without what it is: `Kompass` of `Einladungskarte „Kompass“`, quoted as any language does. */
export function shortName(name: string): string {
  return /[„“«]\s?([^“”»]+?)\s?[“”»]$/.exec(name)?.[1] ?? name;
}
