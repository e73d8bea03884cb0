// Made by `npm run tables` from the files it imports or names: change those, then run it again.

import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import type { Messages } from '@lingui/core';

type Catalogues = Record<Language, () => Promise<{ default: Messages }>>;
/** The interface texts of each language that every page may show. */
export const startCatalogues: Catalogues = {
  de: () => import('virtual:messages/de'),
  en: () => import('virtual:messages/en'),
  es: () => import('virtual:messages/es'),
  fr: () => import('virtual:messages/fr'),
  it: () => import('virtual:messages/it'),
  nl: () => import('virtual:messages/nl'),
};
/** Those of the late topics. */
export const lateCatalogues: Catalogues = {
  de: () => import('virtual:messages/de/late'),
  en: () => import('virtual:messages/en/late'),
  es: () => import('virtual:messages/es/late'),
  fr: () => import('virtual:messages/fr/late'),
  it: () => import('virtual:messages/it/late'),
  nl: () => import('virtual:messages/nl/late'),
};
