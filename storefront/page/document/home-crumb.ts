import type { Language } from '@blattwerk/schemas/shop/markets/languages.ts';
import type { Crumb } from './breadcrumb-markup.ts';

/** No interface texts: the server writes the name too, and has none. */
const homeNames: Record<Language, string> = {
  de: 'Startseite',
  en: 'Home',
  es: 'Inicio',
  fr: 'Accueil',
  it: 'Home',
  nl: 'Home',
};

/** The home page, where every way down begins: under one name, for people and for crawlers. */
export function homeCrumb(language: Language, href: string): Crumb {
  return { name: homeNames[language], href };
}
