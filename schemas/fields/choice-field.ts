/** Turns `{ value: label }` into the options of a choice field, in the order written. */
export function choices(labels: Readonly<Record<string, string>>): { name: string; value: string }[] {
  return Object.entries(labels).map(([value, name]) => ({ name, value }));
}

/** The labels of a table of the shop's vocabulary, for `choices`. */
export function labelsOf(table: Readonly<Record<string, { label: string }>>): Record<string, string> {
  return Object.fromEntries(Object.entries(table).map(([value, { label }]) => [value, label]));
}

/** Exactly one of a few values; there is no empty choice, so give a `default_value`. */
export const choice = { type: 'option', exclude_empty_option: true } as const;

/** One of a few values or none. */
export const optionalChoice = { type: 'option' } as const;

/** Any number of values; none chosen means all. */
export const manyChoices = { type: 'options' } as const;

/** Yes or no, no unless ticked. */
export const toggle = { type: 'boolean', default_value: false, inline_label: true } as const;
