// Made by `npm run tables` from the files it imports or names: change those, then run it again.

import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import type { Messages } from '@lingui/core';
/** The interface texts of each language. */
export const catalogues: Record<Language, () => Promise<{ default: Messages }>> = {
  de: () => import('virtual:messages/de'),
  en: () => import('virtual:messages/en'),
  es: () => import('virtual:messages/es'),
  fr: () => import('virtual:messages/fr'),
  it: () => import('virtual:messages/it'),
  nl: () => import('virtual:messages/nl'),
};
