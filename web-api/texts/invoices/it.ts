import type { InvoiceTexts } from './de.ts';

export const it: InvoiceTexts = {
  title: { invoice: 'Fattura', credit_note: 'Nota di credito' },
  facts: {
    number: 'Numero',
    issuedOn: 'Data',
    suppliedOn: 'Data di consegna',
    orderNumber: 'Ordine',
    reference: 'Vostro ordine',
    customerNumber: 'N. cliente',
    credits: 'Per la fattura',
    vatId: 'Partita IVA',
  },
  deliveredTo: 'Consegnato a',
  columns: {
    item: 'Articolo',
    quantity: 'Quantità',
    unitPrice: 'Prezzo unitario',
    vat: 'IVA',
    total: 'Importo',
  },
  subtotal: 'Subtotale',
  discount: (code) => `Buono ${code}`,
  reductionOf: (name) => `Riduzione di prezzo: ${name}`,
  reduction: 'Riduzione già concessa',
  total: 'Totale',
  net: (rate, net) => `di cui IVA ${rate} su ${net}`,
  untaxedNet: (net) => `senza IVA: ${net}`,
  giftVoucher: (code) => `Pagato con buono regalo ${code}`,
  toPay: 'Da pagare',
  paid: 'L’importo è pagato. Grazie!',
  due: (amount, date) => `Si prega di versare ${amount} entro il ${date}. Grazie!`,
  account: (holder, iban) => `${holder}, IBAN ${iban}`,
  /** Agreed with businesses. */
  term: (days) => `Pagamento entro ${days} giorni senza detrazioni.`,
  reference: (number) => `Causale: ${number}`,
  takesBack: (number) => `Questa nota di credito annulla interamente la fattura ${number}.`,
  returned: 'Quanto già pagato viene rimborsato con lo stesso mezzo.',
  takesBackPart: (number) => `Questa nota di credito annulla una parte della fattura ${number}.`,
  returnedMoney: (amount) => `${amount} vengono rimborsati con lo stesso mezzo di pagamento.`,
  returnedVoucher: (code, amount) => `${amount} sono di nuovo disponibili sul buono regalo ${code}.`,
  leftToPay: (amount, number) => `Della fattura ${number} restano da pagare ${amount}.`,
  nothingToPay: (number) => `Della fattura ${number} non resta nulla da pagare.`,
  discountInPrices: (code, amount) => `Il buono ${code} di ${amount} è già detratto dai prezzi.`,
  untaxed: {
    export: 'Esportazione non imponibile IVA. La dogana può riscuotere dazi alla consegna.',
    intraCommunity:
      'Cessione intracomunitaria non imponibile IVA (art. 138 direttiva 2006/112/CE, § 6a UStG). L’IVA sull’acquisto è dovuta dal destinatario.',
    voucher: 'Buono multiuso: l’IVA è dovuta al momento dell’utilizzo.',
  },
  swissVatNumber: 'N. IVA svizzera',
  page: (page, pages) => `Pagina ${page} di ${pages}`,
  /** Of what has no invoice yet. */
  refund: {
    subject: (number) => `Rimborso per l’ordine ${number}`,
    preview: 'Ecco cosa viene rimborsato.',
    headline: 'C’è un rimborso in arrivo',
    text: (number) => `Per l’ordine ${number} rimborsiamo:`,
  },
  mail: {
    subject: { invoice: 'Fattura', credit_note: 'Nota di credito' },
    preview: (orderNumber) => `Per l’ordine ${orderNumber}, in allegato come PDF.`,
    headline: { invoice: 'Ecco la fattura', credit_note: 'Ecco la nota di credito' },
    text: {
      invoice: (number, orderNumber) =>
        `La fattura ${number} per l’ordine ${orderNumber} è in allegato come PDF. Contiene anche la fattura elettronica (ZUGFeRD) per la contabilità.`,
      credit_note: (number, orderNumber) =>
        `La nota di credito ${number} per l’ordine ${orderNumber} è in allegato come PDF.`,
    },
    button: 'Vedi l’ordine',
  },
};
