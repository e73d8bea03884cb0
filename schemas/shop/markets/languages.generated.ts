// Made by `npm run tables` from the files it imports or names: change those, then run it again.

/** Languages the shop speaks; German is the content space's default language. */
export const languages = ['de', 'en', 'es', 'fr', 'it', 'nl'] as const;
export type Language = (typeof languages)[number];
/** Languages that exist as field-level translations (`field__i18n__en`). */
export const translationLanguages = ['en', 'es', 'fr', 'it', 'nl'] as const;
