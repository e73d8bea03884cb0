/** What the back end says to businesses: at their form, about their company and in the messages of their orders. */
export const de = {
  saved: 'Gespeichert. Ab der nächsten Seite gelten die Angaben der Firma.',
  isRefused: 'Diese Firma konnten wir nicht bestätigen. Bitte beim Kundenservice melden, dann klären wir es.',
  reference: 'Bitte höchstens 30 Zeichen eintragen, ohne < und >.',
  /** In the message to who signs up with an address that has an account. */
  known: 'Firma zum Kundenkonto hinzufügen (nach dem Anmelden)',
  /** In the message that greets a new business customer. */
  welcome: (days: number) =>
    `Die Firma ist eingetragen: Nettopreise stehen ab sofort neben den Bruttopreisen, und Rechnungen gehen auch an die angegebene Adresse. Wir sehen uns die Angaben an Werktagen an; danach haben Rechnungen ${days} Tage Zahlungsziel.`,
  /** On a page of its own, where no scripts mark the fields. */
  notSent: {
    title: 'Noch nicht abgeschickt',
    text: 'Einfach im Browser einen Schritt zurückgehen, dort lässt es sich ändern und noch einmal abschicken.',
    back: 'Zur Seite für Geschäftskunden',
  },
  labels: {
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    invoiceEmail: 'E-Mail für Rechnungen',
    country: 'Land',
    company: 'Firma',
    firstName: 'Vorname',
    lastName: 'Nachname',
    careOf: 'Adresszusatz',
    street: 'Straße und Hausnummer',
    postalCode: 'Postleitzahl',
    city: 'Ort',
    province: 'Provinz',
    vatId: 'USt-IdNr.',
  },
  approved: {
    subject: 'Das Geschäftskonto ist bestätigt',
    preview: (days: number) => `Rechnungen haben jetzt ${days} Tage Zahlungsziel.`,
    headline: 'Das Geschäftskonto ist bestätigt',
    text: (company: string, days: number) =>
      `Die Angaben zu ${company} sind geprüft. Für Bestellungen auf Rechnung gelten ab jetzt ${days} Tage Zahlungsziel.`,
    button: 'Zum Shop',
  },
  refused: {
    subject: 'Zum Geschäftskonto',
    preview: 'Die Angaben zur Firma konnten wir nicht bestätigen.',
    headline: 'Eine Rückfrage zum Geschäftskonto',
    text: (company: string) =>
      `Die Angaben zu ${company} konnten wir nicht bestätigen. Das Konto bleibt bestehen und gilt bis auf Weiteres als Privatkonto; was bestellt ist, bleibt bestellt. Ein kurzer Anruf beim Kundenservice genügt, um es zu klären.`,
  },
  /** In the confirmation of an order. */
  order: {
    reference: (number: string) => `Ihre Bestellnummer: ${number}`,
    net: 'Gesamt netto',
  },
};

export type CompanyTexts = typeof de;
