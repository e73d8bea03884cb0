/** One line of text, written once per language. */
export const line = { type: 'text', translatable: true, max_length: 120 } as const;

/** One line that is the same in every language (phone number, address, name of a person). */
export const plainLine = { type: 'text', max_length: 120 } as const;

/** A few sentences without formatting, written once per language. */
export const paragraph = { type: 'textarea', translatable: true, max_length: 600 } as const;
