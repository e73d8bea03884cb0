/** What customers read about vouchers. */
export const voucherTexts = {
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
} as const;
