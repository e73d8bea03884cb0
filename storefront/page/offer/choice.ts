/** What can be chosen of a product, in the order in which a page asks; also the names in its address. */
export const optionNames = [
  'format',
  'paper',
  'refinement',
  'punching',
  'ribbon',
  'tag',
  'mounting',
  'cover',
  'lamination',
  'pages',
  'variant',
  'material',
  'prints',
  'border',
  'mat',
  'substrate',
] as const;
export type OptionName = (typeof optionNames)[number];
export type ChoiceName = OptionName | 'quantity';

const choiceNames: readonly ChoiceName[] = [...optionNames, 'quantity'];

/** What a shopper chose; what is left out is the shop's to choose. */
export type Choice = { readonly [Name in ChoiceName]?: string };

/** Codes, sizes and numbers as the back end writes them. */
const readableValue = /^[a-z0-9][a-z0-9-]{0,39}$/;

/** Reads a choice from an address; what cannot be one is left out. */
export function readChoice(query: URLSearchParams): Choice {
  return Object.fromEntries(
    choiceNames.flatMap((name) => {
      const value = query.get(name) ?? '';
      return readableValue.test(value) ? [[name, value]] : [];
    }),
  );
}

/** Whether an address says by this parameter what is chosen of a product. */
export function isChoiceParameter(name: string): boolean {
  return choiceNames.some((known) => known === name);
}

/**
 * Writes a choice for an address: `?paper=kraftpapier&quantity=75`, or nothing.
 * @param others the address' query now; what it says besides a choice, such as where a visit came from, stays
 */
export function printChoice(choice: Choice, others = new URLSearchParams()): string {
  const query = new URLSearchParams(
    choiceNames.flatMap((name): [string, string][] => {
      const value = choice[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const names: readonly string[] = choiceNames;
  for (const [name, value] of others) if (!names.includes(name)) query.append(name, value);
  return query.size > 0 ? `?${query}` : '';
}

/** A chosen number of pieces; undefined for anything else than a whole number of at least one. */
export function readPieces(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined;
}

/** The value of a list that a text names. */
export function oneOf<Value extends string>(
  values: readonly Value[],
  text: string | null | undefined,
): Value | undefined {
  return values.find((value) => value === text);
}
