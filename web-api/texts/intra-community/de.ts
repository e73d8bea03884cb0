/** What businesses in other countries of the EU are told of VAT: in the basket, at the checkout and with their orders. */
export const de = {
  /** Why an order has none. */
  exempt: (vatId: string) =>
    `Ohne Mehrwertsteuer: steuerfreie innergemeinschaftliche Lieferung, USt-IdNr. ${vatId}.`,
  undecided: (vatId: string) =>
    `Die USt-IdNr. ${vatId} ist noch nicht bestätigt, deshalb ist die Mehrwertsteuer enthalten. Sobald sie bestätigt ist, fällt die Steuer bei neuen Bestellungen weg.`,
  expired: (vatId: string) =>
    `Die Bestätigung der USt-IdNr. ${vatId} ist zu lange her, deshalb ist die Mehrwertsteuer enthalten. Wir lassen sie neu bestätigen.`,
  unreachable: (vatId: string) =>
    `Die USt-IdNr. ${vatId} ließ sich noch nicht prüfen, weil die Behörde gerade nicht antwortet. Bis dahin ist die Mehrwertsteuer wie üblich enthalten.`,
  refused: (vatId: string) =>
    `Die USt-IdNr. ${vatId} wurde für diese Firma nicht bestätigt, deshalb ist die Mehrwertsteuer enthalten. Auf der Seite für Geschäftskunden lässt sie sich ändern.`,
  elsewhere: (vatId: string) =>
    `Ohne Mehrwertsteuer liefern wir nur in das Land, aus dem die USt-IdNr. ${vatId} ist. Hier ist die Mehrwertsteuer deshalb enthalten.`,
  /** At fields of the checkout. */
  sameVatId: (vatId: string) =>
    `Diese Bestellung ist ohne Mehrwertsteuer. Bitte die bestätigte USt-IdNr. ${vatId} eintragen.`,
  sameCompany: (company: string) =>
    `Diese Bestellung ist ohne Mehrwertsteuer. Bitte die Firma so eintragen, wie sie bestätigt ist: ${company}`,
  /** In the message that says what was found out of a VAT id; what it means where it was refused says `refused`. */
  confirmedMail: {
    subject: 'Ihre USt-IdNr. ist bestätigt',
    preview: 'Neue Bestellungen sind ohne Mehrwertsteuer.',
    headline: 'Die USt-IdNr. ist bestätigt',
    text: (company: string, vatId: string) =>
      `Die USt-IdNr. ${vatId} von ${company} ist bestätigt. Was ab jetzt in das Land geht, aus dem sie ist, bestellen Sie ohne Mehrwertsteuer; dort geben Sie den Kauf als innergemeinschaftlichen Erwerb an.`,
    button: 'Zum Shop',
  },
  refusedMail: {
    subject: 'Zu Ihrer USt-IdNr.',
    preview: 'Bestellungen enthalten weiterhin die Mehrwertsteuer.',
    headline: 'Eine Rückfrage zur USt-IdNr.',
    button: 'Zur Seite für Geschäftskunden',
  },
};

export type IntraCommunityTexts = typeof de;
