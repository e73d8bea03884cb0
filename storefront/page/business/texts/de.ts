/** What the page for businesses says: it travels with the page, since no other shows it. */
export const de = {
  title: 'Drucksachen für Firmen',
  lead: 'Einladungen zum Sommerfest, Weihnachtskarten an die Kundschaft, Umschläge für die nächste Aussendung: ein Geschäftskonto macht das Bestellen so einfach, wie die Buchhaltung es gern hätte.',
  leadPosters:
    'Bilder für Empfang, Büro und Besprechungsraum: ein Geschäftskonto macht das Bestellen so einfach, wie die Buchhaltung es gern hätte.',
  benefits: 'Was ein Geschäftskonto bringt',
  invoice: 'Kauf auf Rechnung',
  invoiceText:
    'Ab {amount} Warenwert, zahlbar in {days} Tagen. Sobald wir die Firma bestätigt haben, in {longer} Tagen.',
  net: 'Netto neben brutto',
  netText: 'Warenkorb, Kasse und Bestellung zeigen beide Beträge, auf den Cent genau wie die Rechnung.',
  eInvoice: 'E-Rechnung',
  eInvoiceText:
    'Jede Rechnung ist ein PDF mit eingebetteter E-Rechnung (ZUGFeRD, EN 16931), mit USt-IdNr. und eigener Bestellnummer.',
  accounting: 'Direkt in die Buchhaltung',
  accountingText: 'Rechnungen gehen auf Wunsch gleich noch an eine zweite E-Mail-Adresse.',
  addresses: 'Lieferung, wohin sie soll',
  addressesText:
    'Rechnung an die Firma, Paket an die Filiale: Die Lieferadresse ist bei jeder Bestellung frei.',
  volume: 'Größere Auflagen',
  volumeText: 'Bei Karten sinkt der Stückpreis mit der Menge, ohne dass ein Angebot nötig ist.',
  banners: 'Werbeplanen',
  bannersText: 'Planen aus PVC, wie sie an Zäunen und Fassaden hängen, gibt es nur für Firmen.',
  signUp: 'Geschäftskonto anlegen',
  signUpText: 'Ein Link per E-Mail bestätigt die Adresse, danach kann es losgehen.',
  known: 'Schon ein Kundenkonto? Nach dem Anmelden lässt sich die Firma hier hinzufügen.',
  company: 'Firma und Rechnungsadresse',
  contact: 'Zugang',
  invoiceEmail: 'Rechnungen auch an',
  invoiceEmailHint: '(E-Mail der Buchhaltung, freiwillig)',
  add: 'Firma hinzufügen',
  addText: 'Das Kundenkonto wird damit zum Geschäftskonto. Bestellungen und Merkzettel bleiben.',
  change: 'Angaben ändern',
  save: 'Speichern',
  yours: 'Das Geschäftskonto',
  open: 'Wir sehen uns die Angaben an Werktagen an. Bestellen geht sofort; Rechnungen sind bis dahin in {days} Tagen zahlbar.',
  approved: 'Die Firma ist bestätigt: Rechnungen sind in {days} Tagen zahlbar.',
  refused:
    'Diese Firma konnten wir nicht bestätigen, das Konto gilt deshalb als Privatkonto. Ein Anruf beim Kundenservice genügt, um es zu klären.',
  unknown: 'Die Angaben zur Firma lassen sich gerade nicht laden.',
  sent: 'Fast geschafft: Es ist eine E-Mail an diese Adresse unterwegs. Mit dem Link darin geht es weiter, er gilt einen Tag.',
  saved: 'Die Angaben zur Firma sind gespeichert.',
  noVatId: 'keine angegeben',
  noInvoiceEmail: 'keine weitere Adresse',
  titlePosters: 'Wandbilder für Firmen',
};

export type BusinessTexts = Readonly<Record<keyof typeof de, string>>;
