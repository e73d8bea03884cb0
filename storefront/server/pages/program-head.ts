import type { Language } from '@blattwerk/schemas/shop/languages.ts';
import type { PageData, Program } from '../../app/context/page-data.ts';
import type { PageHead } from '../../app/context/page-head.ts';
import { pageUrls } from '../../app/context/page-urls.ts';

const titles: Record<Program, Record<Language, string>> = {
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
};

/** Title and address of a page that is no story; search engines have no use for it. */
export function programHead(program: Program, { page, path }: { page: PageData; path: string }): PageHead {
  return {
    title: `${titles[program][page.language]} | ${page.siteName}`,
    description: '',
    robots: 'noindex,nofollow',
    canonical: `${page.origin}${pageUrls(page).to(path)}`,
    images: [],
    alternates: [],
    structuredData: [],
  };
}
