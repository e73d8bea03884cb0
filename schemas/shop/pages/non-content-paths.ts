import { type Language, languages } from '../markets/languages.ts';

export const nonContentPages = [
  'account',
  'cart',
  'checkout',
  'order',
  'logout',
  'recommendation',
  'newsletter',
  'configurators',
  'reviews',
  'users',
  'ownImage',
  'businessCustomer',
] as const;
export type NonContentPage = (typeof nonContentPages)[number];

/** First path segment of pages that are programs, not stories, in each language. */
export const nonContentPaths: Record<NonContentPage, Record<Language, string>> = {
  account: {
    de: 'kundenkonto',
    en: 'account',
    es: 'cuenta',
    fr: 'compte',
    it: 'account-cliente',
    nl: 'klantaccount',
  },
  cart: {
    de: 'warenkorb',
    en: 'cart',
    es: 'cesta',
    fr: 'panier',
    it: 'carrello',
    nl: 'winkelwagen',
  },
  checkout: {
    de: 'kasse',
    en: 'checkout',
    es: 'pago',
    fr: 'paiement',
    it: 'cassa',
    nl: 'afrekenen',
  },
  order: {
    de: 'bestellung',
    en: 'order',
    es: 'pedido',
    fr: 'commande',
    it: 'ordine',
    nl: 'bestelling',
  },
  logout: {
    de: 'abmelden',
    en: 'logout',
    es: 'cerrar-sesion',
    fr: 'deconnexion',
    it: 'disconnetti',
    nl: 'uitloggen',
  },
  recommendation: {
    de: 'weiterempfehlen',
    en: 'recommendation',
    es: 'recomendacion',
    fr: 'recommandation',
    it: 'raccomandazione',
    nl: 'aanbeveling',
  },
  newsletter: {
    de: 'newsletter',
    en: 'newsletter',
    es: 'boletin',
    fr: 'lettre-d-information',
    it: 'newsletter',
    nl: 'nieuwsbrief',
  },
  configurators: {
    de: 'konfigurator',
    en: 'configurator',
    es: 'configurador',
    fr: 'configurateur',
    it: 'configuratore',
    nl: 'configurator',
  },
  reviews: {
    de: 'bewertungen',
    en: 'reviews',
    es: 'opiniones',
    fr: 'avis',
    it: 'recensioni',
    nl: 'beoordelingen',
  },
  users: {
    de: 'benutzer',
    en: 'users',
    es: 'usuarios',
    fr: 'utilisateurs',
    it: 'utenti',
    nl: 'gebruikers',
  },
  ownImage: {
    de: 'eigenes-bild',
    en: 'own-image',
    es: 'imagen-propia',
    fr: 'image-personnelle',
    it: 'immagine-propria',
    nl: 'eigen-foto',
  },
  businessCustomer: {
    de: 'geschaeftskunden',
    en: 'business-customer',
    es: 'clientes-empresa',
    fr: 'client-professionnel',
    it: 'clienti-aziendali',
    nl: 'zakelijke-klanten',
  },
};

/** The page that a first path segment names, in whatever language. */
export function nonContentPageOf(segment: string): NonContentPage | undefined {
  return nonContentPages.find((page) =>
    languages.some((language) => nonContentPaths[page][language] === segment),
  );
}

const segments = new Set(
  nonContentPages
    .filter((page) => page !== 'configurators')
    .flatMap((page) => languages.map((language) => nonContentPaths[page][language])),
);
const configurators = languages.map((language) => nonContentPaths.configurators[language]);

/**
 * Whether a path (without host and language prefix) is looked up in the content space.
 * Any language's form counts, so that a link from another country never meets a page that only looks alike.
 */
export function isContentPath(path: string): boolean {
  const segment = (path.split('/', 2)[1] ?? '').toLowerCase();
  return (
    !segments.has(segment) &&
    !configurators.some((name) => segment === name || segment.startsWith(`${name}-`))
  );
}
