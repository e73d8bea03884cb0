/** The name a design was given by its makers: `Kleiner Trost` in `Grußkarte „Kleiner Trost“`. */
const givenName = /[„“«]\s*([^„“”«»]+?)\s*[“”»]/u;

/** What a design is called by its makers, in whichever language its whole name is; undefined for what has no such name. */
export function givenNameOf(name: string): string | undefined {
  return givenName.exec(name)?.[1];
}
