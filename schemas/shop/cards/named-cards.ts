import type { CardProductType } from './card-product-types.ts';

/** What a row of a name list says, called like the slot of the design where it stands. */
export type NameField = 'names' | 'place';

const forName: readonly NameField[] = ['names'];
const forAddress: readonly NameField[] = ['names', 'place'];

/** Products that take a name list, with the fields a row of it fills. */
const namedCards = {
  tischkarte: forName,
  tischklappkarte: forName,
  adressaufkleber: forAddress,
  'briefumschlag-b6': forAddress,
  'briefumschlag-c6': forAddress,
  'briefumschlag-din-lang': forAddress,
  'briefumschlag-quadratisch': forAddress,
} as const satisfies Partial<Record<CardProductType, readonly NameField[]>>;

const byType: ReadonlyMap<string, readonly NameField[]> = new Map(Object.entries(namedCards));
const none: readonly NameField[] = [];

/** What a row fills on a product of that type; nothing where all its pieces are the same. */
export function nameFieldsOf(productType: string): readonly NameField[] {
  return byType.get(productType) ?? none;
}
