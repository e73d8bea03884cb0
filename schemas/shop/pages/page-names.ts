import type { Language } from '../markets/languages.ts';
import type { NonContentPage } from './non-content-paths.ts';

type PageNames = {
  /** Where every way down begins, for people and for crawlers. */
  home: string;
  /** First path segment of pages that are programs, not stories. */
  paths: Record<NonContentPage, string>;
};

/** What pages are called that no story names, in each language. */
export const pageNames: Record<Language, PageNames> = {
  de: {
    home: 'Startseite',
    paths: {
      account: 'kundenkonto',
      cart: 'warenkorb',
      checkout: 'kasse',
      order: 'bestellung',
      logout: 'abmelden',
      recommendation: 'weiterempfehlen',
      newsletter: 'newsletter',
      configurators: 'konfigurator',
      reviews: 'bewertungen',
      users: 'benutzer',
      ownImage: 'eigenes-bild',
      businessCustomer: 'geschaeftskunden',
    },
  },
  en: {
    home: 'Home',
    paths: {
      account: 'account',
      cart: 'cart',
      checkout: 'checkout',
      order: 'order',
      logout: 'logout',
      recommendation: 'recommendation',
      newsletter: 'newsletter',
      configurators: 'configurator',
      reviews: 'reviews',
      users: 'users',
      ownImage: 'own-image',
      businessCustomer: 'business-customer',
    },
  },
  es: {
    home: 'Inicio',
    paths: {
      account: 'cuenta',
      cart: 'cesta',
      checkout: 'pago',
      order: 'pedido',
      logout: 'cerrar-sesion',
      recommendation: 'recomendacion',
      newsletter: 'boletin',
      configurators: 'configurador',
      reviews: 'opiniones',
      users: 'usuarios',
      ownImage: 'imagen-propia',
      businessCustomer: 'clientes-empresa',
    },
  },
  fr: {
    home: 'Accueil',
    paths: {
      account: 'compte',
      cart: 'panier',
      checkout: 'paiement',
      order: 'commande',
      logout: 'deconnexion',
      recommendation: 'recommandation',
      newsletter: 'lettre-d-information',
      configurators: 'configurateur',
      reviews: 'avis',
      users: 'utilisateurs',
      ownImage: 'image-personnelle',
      businessCustomer: 'client-professionnel',
    },
  },
  it: {
    home: 'Home',
    paths: {
      account: 'account-cliente',
      cart: 'carrello',
      checkout: 'cassa',
      order: 'ordine',
      logout: 'disconnetti',
      recommendation: 'raccomandazione',
      newsletter: 'newsletter',
      configurators: 'configuratore',
      reviews: 'recensioni',
      users: 'utenti',
      ownImage: 'immagine-propria',
      businessCustomer: 'clienti-aziendali',
    },
  },
  nl: {
    home: 'Home',
    paths: {
      account: 'klantaccount',
      cart: 'winkelwagen',
      checkout: 'afrekenen',
      order: 'bestelling',
      logout: 'uitloggen',
      recommendation: 'aanbeveling',
      newsletter: 'nieuwsbrief',
      configurators: 'configurator',
      reviews: 'beoordelingen',
      users: 'gebruikers',
      ownImage: 'eigen-foto',
      businessCustomer: 'zakelijke-klanten',
    },
  },
};

/** Titles of the shop's own pages, which the server alone writes; a configurator without a design leads to the designs. */
export const ownTitles: Record<Language, Record<'account' | 'cart' | 'configurator', string>> = {
  de: { account: 'Kundenkonto', cart: 'Warenkorb', configurator: 'Design wählen' },
  en: { account: 'Your account', cart: 'Basket', configurator: 'Choose a design' },
  es: { account: 'Cuenta de cliente', cart: 'Cesta', configurator: 'Elegir un diseño' },
  fr: { account: 'Compte client', cart: 'Panier', configurator: 'Choisir un modèle' },
  it: { account: 'Account cliente', cart: 'Carrello', configurator: 'Scegli un modello' },
  nl: { account: 'Klantaccount', cart: 'Winkelwagen', configurator: 'Kies een ontwerp' },
};
