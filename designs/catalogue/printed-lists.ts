import type { CardProductType } from '@blattwerk/schemas/shop/cards/card-product-types.ts';
import type { Purpose } from '../recipes/sample.ts';

/** A use and what it is printed as. */
export type Printed = readonly [Purpose, CardProductType];

export const invitations: readonly Printed[] = [
  ['einladungskarte', 'klappkarte-hoch'],
  ['einladungskarte', 'postkarte-quer'],
  ['einladungskarte', 'klappkarte-quadratisch'],
  ['einladungskarte', 'postkarte-hoch'],
  ['einladungskarte', 'klappkarte-quer'],
  ['einladungskarte', 'postkarte-quadratisch'],
  ['einladungskarte', 'pocketfold'],
  ['einladungskarte', 'doppelklappkarte-hoch'],
  ['einladungskarte', 'leporello'],
  ['einladungskarte', 'einsteckkarte'],
  ['einladungskarte', 'doppelklappkarte-quer'],
  ['einladungskarte', 'kartenfaecher'],
  ['einladungskarte', 'doppelklappkarte-quadratisch'],
];
export const thanks: readonly Printed[] = [
  ['dankeskarte', 'postkarte-quer'],
  ['dankeskarte', 'klappkarte-hoch'],
  ['dankeskarte', 'postkarte-quadratisch'],
  ['dankeskarte', 'klappkarte-quadratisch'],
  ['dankeskarte', 'postkarte-hoch'],
  ['dankeskarte', 'klappkarte-quer'],
  ['dankeskarte', 'polaroid-hoch'],
];
export const greetings: readonly Printed[] = [
  ['grusskarte', 'klappkarte-hoch'],
  ['grusskarte', 'postkarte-quer'],
  ['grusskarte', 'klappkarte-quadratisch'],
  ['grusskarte', 'postkarte-hoch'],
  ['grusskarte', 'klappkarte-quer'],
  ['grusskarte', 'postkarte-quadratisch'],
];
export const table: readonly Printed[] = [
  ['menuekarte', 'einsteckkarte'],
  ['platzkarte', 'tischkarte'],
  ['tischnummer', 'postkarte-hoch'],
  ['platzkarte', 'tischklappkarte'],
  ['sitzplan', 'sitzplan'],
  ['getraenkekarte', 'postkarte-hoch'],
  ['menuekarte', 'postkarte-hoch'],
  ['tischnummer', 'postkarte-quadratisch'],
];
export const parcels: readonly Printed[] = [
  ['aufkleber', 'aufkleber-rund'],
  ['geschenkanhaenger', 'geschenkanhaenger-rechteckig'],
  ['siegel', 'siegelsticker'],
  ['aufkleber', 'aufkleber-rechteckig'],
  ['geschenkanhaenger', 'geschenkanhaenger-rund'],
  ['aufkleber', 'aufkleber-herz'],
  ['geschenkanhaenger', 'geschenkanhaenger-herz'],
];
export const post: readonly Printed[] = [
  ['umschlag', 'briefumschlag-c6'],
  ['absender', 'absenderaufkleber'],
  ['umschlag', 'briefumschlag-b6'],
  ['adresse', 'adressaufkleber'],
  ['umschlag', 'briefumschlag-quadratisch'],
  ['umschlag', 'briefumschlag-din-lang'],
];
export const celebrating: readonly Printed[] = [
  ['flaschenetikett', 'flaschenetikett'],
  ['windlicht', 'windlichtkarte'],
  ['wunderkerze', 'wunderkerzenetikett'],
  ['banderole', 'banderole'],
  ['konfetti', 'konfetti'],
  ['kerzenetikett', 'aufkleber-rechteckig'],
  ['fotoaufsteller', 'fotoabzug'],
];
export const party = [...interleaved(table, parcels, post, celebrating)];

/** Takes from each list in turn, so that a few in a row are always of different kinds. */
export function interleaved(...lists: readonly (readonly Printed[])[]): Printed[] {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list): readonly Printed[] => list.slice(index, index + 1)),
  ).flat();
}
