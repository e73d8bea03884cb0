// Made by `npm run tables` from the files it imports or names: change those, then run it again.

import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import type { Messages } from '@lingui/core';
/** The interface texts of the event portal in each language. */
export const eventCatalogues: Record<Language, () => Promise<{ default: Messages }>> = {
  de: () => import('virtual:messages/de/events'),
  en: () => import('virtual:messages/en/events'),
  es: () => import('virtual:messages/es/events'),
  fr: () => import('virtual:messages/fr/events'),
  it: () => import('virtual:messages/it/events'),
  nl: () => import('virtual:messages/nl/events'),
};
