/** On invoices and credit notes, and in the messages that bring them. */
export const de = {
  title: { invoice: 'Rechnung', credit_note: 'Rechnungskorrektur' },
  facts: {
    number: 'Nummer',
    issuedOn: 'Datum',
    suppliedOn: 'Lieferdatum',
    orderNumber: 'Bestellung',
    reference: 'Ihre Bestellnummer',
    customerNumber: 'Kundennummer',
    credits: 'Zur Rechnung',
    vatId: 'USt-IdNr.',
  },
  deliveredTo: 'Geliefert an',
  columns: { item: 'Artikel', quantity: 'Menge', unitPrice: 'Stückpreis', vat: 'MwSt.', total: 'Betrag' },
  subtotal: 'Zwischensumme',
  discount: (code: string) => `Gutschein ${code}`,
  /** A line of a credit note for something that stays with the customer. */
  reductionOf: (name: string) => `Preisnachlass: ${name}`,
  reduction: 'Abzüglich gewährter Preisnachlass',
  total: 'Gesamtbetrag',
  net: (rate: string, net: string) => `darin ${rate} MwSt. auf ${net}`,
  untaxedNet: (net: string) => `ohne MwSt.: ${net}`,
  giftVoucher: (code: string) => `Bezahlt mit Geschenkgutschein ${code}`,
  toPay: 'Zu zahlen',
  paid: 'Der Betrag ist bezahlt. Vielen Dank!',
  due: (amount: string, date: string) => `Bitte ${amount} bis zum ${date} überweisen. Vielen Dank!`,
  account: (holder: string, iban: string) => `${holder}, IBAN ${iban}`,
  /** Agreed with businesses. */
  term: (days: number) => `Zahlbar innerhalb von ${days} Tagen ohne Abzug.`,
  reference: (number: string) => `Verwendungszweck: ${number}`,
  takesBack: (number: string) => `Diese Korrektur hebt die Rechnung ${number} vollständig auf.`,
  returned: 'Was schon bezahlt ist, kommt auf demselben Weg zurück.',
  takesBackPart: (number: string) => `Diese Korrektur nimmt einen Teil der Rechnung ${number} zurück.`,
  returnedMoney: (amount: string) => `${amount} kommen auf demselben Weg zurück, auf dem bezahlt wurde.`,
  returnedVoucher: (code: string, amount: string) =>
    `${amount} stehen wieder auf dem Geschenkgutschein ${code}.`,
  leftToPay: (amount: string, number: string) =>
    `Damit sind von der Rechnung ${number} noch ${amount} zu zahlen.`,
  nothingToPay: (number: string) => `Damit ist von der Rechnung ${number} nichts mehr zu zahlen.`,
  discountInPrices: (code: string, amount: string) =>
    `Der Gutschein ${code} über ${amount} ist in den Preisen schon abgezogen.`,
  untaxed: {
    export: 'Steuerfreie Ausfuhrlieferung. Einfuhrabgaben erhebt der Zoll bei der Zustellung.',
    intraCommunity:
      'Steuerfreie innergemeinschaftliche Lieferung (§ 4 Nr. 1 b, § 6a UStG). Die Steuer auf den Erwerb schuldet der Empfänger.',
    voucher: 'Mehrzweck-Gutschein: Die Mehrwertsteuer fällt erst beim Einlösen an.',
  },
  swissVatNumber: 'MWST-Nr. Schweiz',
  page: (page: number, pages: number) => `Seite ${page} von ${pages}`,
  /** Of what has no invoice yet. */
  refund: {
    subject: (number: string) => `Erstattung zur Bestellung ${number}`,
    preview: 'Das kommt zurück.',
    headline: 'Wir erstatten einen Betrag',
    text: (number: string) => `Zur Bestellung ${number} erstatten wir:`,
  },
  mail: {
    subject: { invoice: 'Rechnung', credit_note: 'Rechnungskorrektur' },
    preview: (orderNumber: string) => `Zur Bestellung ${orderNumber}, als PDF im Anhang.`,
    headline: { invoice: 'Die Rechnung ist da', credit_note: 'Die Rechnung ist korrigiert' },
    text: {
      invoice: (number: string, orderNumber: string) =>
        `Die Rechnung ${number} zur Bestellung ${orderNumber} liegt als PDF bei. Für die Buchhaltung steckt darin auch die E-Rechnung (ZUGFeRD).`,
      credit_note: (number: string, orderNumber: string) =>
        `Die Rechnungskorrektur ${number} zur Bestellung ${orderNumber} liegt als PDF bei.`,
    },
    button: 'Bestellung ansehen',
  },
};

export type InvoiceTexts = typeof de;
