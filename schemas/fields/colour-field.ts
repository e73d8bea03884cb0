/** A colour as #rrggbb in lower case. */
export const colour = { type: 'text', regex: '^#[0-9a-f]{6}$', max_length: 7 } as const;

/** The way to write a colour, appended to a field's help text. */
export const colourHelp = 'Sechsstelliger Farbwert in Kleinbuchstaben, zum Beispiel #2f4a3f.';

export const colourHelpEnglish = 'A six-digit colour in small letters, for instance #2f4a3f.';
