import type { Language } from '@blattwerk/schemas/shop/markets/languages.ts';
import { pageNames } from '@blattwerk/schemas/shop/pages/page-names.ts';
import type { Crumb } from './breadcrumb-markup.ts';

/** The home page, where every way down begins: under one name, for people and for crawlers. */
export function homeCrumb(language: Language, href: string): Crumb {
  return { name: pageNames[language].home, href };
}
