import type { Language } from '@blattwerk/schemas/shop/markets/languages.ts';

type VoucherTexts = {
  unknown: string;
  used: string;
  expired: string;
  otherCurrency: string;
  gift: { headline: string; intro: string; amountLabel: string; validity: string };
};

/** What customers read about vouchers. */
export const voucherTexts: Record<Language, VoucherTexts> = {
  de: {
    unknown: 'Diesen Gutscheincode gibt es nicht. Bitte die Schreibweise prüfen.',
    used: 'Dieser Gutschein wurde schon eingelöst.',
    expired: 'Dieser Gutschein ist abgelaufen.',
    otherCurrency: 'Dieser Gutschein gilt in einem Shop mit anderer Währung.',
    gift: {
      headline: 'Ein Gutschein zum Selbstgestalten',
      intro:
        'Für alle, die ihre Karten, Fotobücher und Bilder lieber selbst aussuchen: Der Gutschein kommt per E-Mail und gilt für das ganze Sortiment.',
      amountLabel: 'Wert des Gutscheins',
      validity: 'Drei Jahre gültig, gerechnet ab dem Ende des Jahres, in dem er gekauft wurde.',
    },
  },
  en: {
    unknown: 'There is no such voucher code. Please check the spelling.',
    used: 'This voucher has already been used.',
    expired: 'This voucher has expired.',
    otherCurrency: 'This voucher is for a shop with another currency.',
    gift: {
      headline: 'A voucher to make something of',
      intro:
        'For everyone who likes to choose cards, photo books and pictures in person: the voucher arrives by e-mail and is good for everything in the shop.',
      amountLabel: 'Value of the voucher',
      validity: 'Valid for three years from the end of the year of purchase.',
    },
  },
  es: {
    unknown: 'Este código de vale no existe. Revisa cómo está escrito.',
    used: 'Este vale ya se ha canjeado.',
    expired: 'Este vale ha caducado.',
    otherCurrency: 'Este vale es de una tienda con otra moneda.',
    gift: {
      headline: 'Un vale para crear algo propio',
      intro:
        'Para quienes prefieren elegir sus tarjetas, álbumes y fotos: el vale llega por correo y sirve para toda la tienda.',
      amountLabel: 'Importe del vale',
      validity: 'Válido durante tres años a partir del final del año de compra.',
    },
  },
  fr: {
    unknown: 'Ce code n’existe pas. Merci de vérifier l’orthographe.',
    used: 'Ce bon d’achat a déjà été utilisé.',
    expired: 'Ce bon d’achat a expiré.',
    otherCurrency: 'Ce bon d’achat vaut pour une boutique dans une autre monnaie.',
    gift: {
      headline: 'Un bon cadeau à transformer soi-même',
      intro:
        'Pour celles et ceux qui préfèrent choisir eux-mêmes cartes, livres photo et tirages : le bon arrive par e-mail et vaut pour toute la boutique.',
      amountLabel: 'Valeur du bon',
      validity: 'Valable trois ans à compter de la fin de l’année d’achat.',
    },
  },
  it: {
    unknown: 'Questo codice non esiste. Controllare come è scritto.',
    used: 'Questo buono è già stato usato.',
    expired: 'Questo buono è scaduto.',
    otherCurrency: 'Questo buono vale per un negozio con un’altra valuta.',
    gift: {
      headline: 'Un buono da trasformare in qualcosa di proprio',
      intro:
        'Per chi preferisce scegliere di persona biglietti, fotolibri e stampe: il buono arriva per e-mail e vale per tutto il negozio.',
      amountLabel: 'Valore del buono',
      validity: 'Valido tre anni a partire dalla fine dell’anno di acquisto.',
    },
  },
  nl: {
    unknown: 'Deze code bestaat niet. Controleer de schrijfwijze.',
    used: 'Deze tegoedbon is al gebruikt.',
    expired: 'Deze tegoedbon is verlopen.',
    otherCurrency: 'Deze tegoedbon geldt in een winkel met een andere valuta.',
    gift: {
      headline: 'Een tegoedbon om zelf iets van te maken',
      intro:
        'Voor iedereen die kaarten, fotoboeken en afdrukken liever zelf uitkiest: de tegoedbon komt per e-mail en geldt voor het hele assortiment.',
      amountLabel: 'Waarde van de tegoedbon',
      validity: 'Drie jaar geldig, gerekend vanaf het einde van het jaar van aankoop.',
    },
  },
};
