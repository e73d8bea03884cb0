import type { Language } from '@blattwerk/schemas/shop/markets/languages.ts';
import type { PageHead } from '../../../page/document/page-head.ts';
import type { PageData, Program } from '../../../page/request/page-data.ts';
import { pageUrls } from '../../../page/request/page-urls.ts';

/** A configurator without a design leads to the designs. */
type OwnPage = Program | 'configurator';

const titles: Record<OwnPage, Record<Language, string>> = {
  account: {
    de: 'Kundenkonto',
    en: 'Your account',
    es: 'Cuenta de cliente',
    fr: 'Compte client',
    it: 'Account cliente',
    nl: 'Klantaccount',
  },
  cart: {
    de: 'Warenkorb',
    en: 'Basket',
    es: 'Cesta',
    fr: 'Panier',
    it: 'Carrello',
    nl: 'Winkelwagen',
  },
  configurator: {
    de: 'Design wählen',
    en: 'Choose a design',
    es: 'Elegir un diseño',
    fr: 'Choisir un modèle',
    it: 'Scegli un modello',
    nl: 'Kies een ontwerp',
  },
};

/** The title of a page that is no story, in the page's language. */
export function ownTitle(shown: OwnPage, page: PageData): string {
  return `${titles[shown][page.language]} | ${page.siteName}`;
}

/** Title and address of a page that is no story; search engines have no use for it. */
export function programHead(program: Program, { page, path }: { page: PageData; path: string }): PageHead {
  return {
    title: ownTitle(program, page),
    description: '',
    robots: 'noindex,nofollow',
    canonical: `${page.origin}${pageUrls(page).to(path)}`,
    images: [],
    alternates: [],
    structuredData: [],
  };
}
