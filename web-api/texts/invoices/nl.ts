import type { InvoiceTexts } from './de.ts';

export const nl: InvoiceTexts = {
  title: { invoice: 'Factuur', credit_note: 'Creditnota' },
  facts: {
    number: 'Nummer',
    issuedOn: 'Datum',
    suppliedOn: 'Leverdatum',
    orderNumber: 'Bestelling',
    reference: 'Je bestelnummer',
    customerNumber: 'Klantnummer',
    credits: 'Bij factuur',
    vatId: 'Btw-nummer',
  },
  deliveredTo: 'Geleverd aan',
  columns: { item: 'Artikel', quantity: 'Aantal', unitPrice: 'Prijs per stuk', vat: 'Btw', total: 'Bedrag' },
  subtotal: 'Subtotaal',
  discount: (code) => `Tegoedbon ${code}`,
  reductionOf: (name) => `Prijsvermindering: ${name}`,
  reduction: 'Af: eerder gegeven prijsvermindering',
  total: 'Totaalbedrag',
  net: (rate, net) => `waarvan ${rate} btw over ${net}`,
  untaxedNet: (net) => `zonder btw: ${net}`,
  giftVoucher: (code) => `Betaald met cadeaubon ${code}`,
  toPay: 'Te betalen',
  paid: 'Het bedrag is betaald. Bedankt!',
  due: (amount, date) => `Graag ${amount} overmaken uiterlijk op ${date}. Bedankt!`,
  account: (holder, iban) => `${holder}, IBAN ${iban}`,
  /** Agreed with businesses. */
  term: (days) => `Te betalen binnen ${days} dagen, zonder korting.`,
  reference: (number) => `Kenmerk: ${number}`,
  takesBack: (number) => `Deze creditnota heft factuur ${number} volledig op.`,
  returned: 'Wat al betaald is, komt op dezelfde manier terug.',
  takesBackPart: (number) => `Deze creditnota neemt een deel van factuur ${number} terug.`,
  returnedMoney: (amount) => `${amount} komt terug op dezelfde manier als er is betaald.`,
  returnedVoucher: (code, amount) => `${amount} staat weer op cadeaubon ${code}.`,
  leftToPay: (amount, number) => `Van factuur ${number} is nog ${amount} te betalen.`,
  nothingToPay: (number) => `Van factuur ${number} is niets meer te betalen.`,
  discountInPrices: (code, amount) => `Tegoedbon ${code} van ${amount} is al van de prijzen afgetrokken.`,
  untaxed: {
    export: 'Uitvoer, vrijgesteld van btw. De douane kan bij levering invoerrechten heffen.',
    intraCommunity:
      'Intracommunautaire levering, vrijgesteld van btw (art. 138 Richtlijn 2006/112/EG, § 6a UStG). De afnemer is de btw over de verwerving verschuldigd.',
    voucher: 'Bon voor meervoudig gebruik: btw is verschuldigd bij inwisseling.',
  },
  swissVatNumber: 'Zwitsers btw-nummer',
  page: (page, pages) => `Pagina ${page} van ${pages}`,
  /** Of what has no invoice yet. */
  refund: {
    subject: (number) => `Terugbetaling voor bestelling ${number}`,
    preview: 'Dit komt terug.',
    headline: 'Er komt een bedrag terug',
    text: (number) => `Voor bestelling ${number} betalen we terug:`,
  },
  mail: {
    subject: { invoice: 'Factuur', credit_note: 'Creditnota' },
    preview: (orderNumber) => `Bij bestelling ${orderNumber}, als pdf in de bijlage.`,
    headline: { invoice: 'De factuur is er', credit_note: 'De factuur is gecorrigeerd' },
    text: {
      invoice: (number, orderNumber) =>
        `Factuur ${number} bij bestelling ${orderNumber} zit als pdf in de bijlage. Daarin zit ook de e-factuur (ZUGFeRD) voor de boekhouding.`,
      credit_note: (number, orderNumber) =>
        `Creditnota ${number} bij bestelling ${orderNumber} zit als pdf in de bijlage.`,
    },
    button: 'Bestelling bekijken',
  },
};
