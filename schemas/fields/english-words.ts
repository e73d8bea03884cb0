type Words = { readonly name: string; readonly description: string };

/** What the English interface calls a field and says of it, and what its choices are called, by their values. */
export type EnglishField = Words & { readonly options?: Readonly<Record<string, string>> };

/** The same of a block, with all its fields by their names. */
export type EnglishBlock = Words & { readonly fields: Readonly<Record<string, EnglishField>> };
