/** What a design is called, without what it is: `Kompass` of `Einladungskarte „Kompass“`. */
export function shortName(name: string): string {
  return /„([^“]+)“$/.exec(name)?.[1] ?? name;
}
