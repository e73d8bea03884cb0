import type { Left, OrderMailTexts } from './de.ts';

/** `Il pacco 2 di 3 è` */
function placesOf({ which, leaving, count }: Left): string {
  if (leaving === count) return count === 2 ? 'Entrambi i pacchi sono' : `Tutti i ${count} pacchi sono`;
  return leaving === 1 ? `Il pacco ${which} di ${count} è` : `I pacchi ${which} di ${count} sono`;
}

export const it: OrderMailTexts = {
  placed: {
    subject: (number) => `Ordine ${number}`,
    preview: 'Grazie, l’ordine è arrivato.',
    headline: (name) => `Grazie, ${name}!`,
    text: 'L’ordine è arrivato. Ecco il riepilogo:',
    number: 'Numero d’ordine',
    sum: (label, amount) => `${label}: ${amount}`,
    discount: (code) => `Buono ${code}`,
    total: (isTaxed) => `Totale${isTaxed ? ', IVA inclusa' : ''}`,
    giftVoucher: (code) => `Pagato con il buono regalo ${code}`,
    delivery: (from, to) => (from === to ? `Consegna il ${from}.` : `Consegna tra il ${from} e il ${to}.`),
    deliveredTo: (address) => `Consegna a: ${address}`,
    invoice: (amount) => `Pagamento su fattura: ${amount}, quando tutto è arrivato.`,
    transfer: ({ holder, iban, reference, amount }) =>
      `Versa ${amount} a ${holder}, IBAN ${iban}, causale ${reference}. Appena arriva il denaro, iniziamo; la consegna slitta di altrettanto.`,
    button: 'Vedi l’ordine',
    withdrawal:
      'Ciò che non è fatto su misura può essere restituito entro 14 giorni. Le informazioni sul recesso spiegano come.',
  },
  parcels: {
    subject: (left) =>
      left.count === 1
        ? `L’ordine ${left.number} è in viaggio`
        : `${placesOf(left)} in viaggio (ordine ${left.number})`,
    preview: ({ waiting }) =>
      waiting === 0 ? 'Adesso è tutto in viaggio.' : 'Il resto segue, con un messaggio a ogni partenza.',
    headline: (left) => (left.count === 1 ? 'Il pacco è in viaggio' : `${placesOf(left)} in viaggio`),
    text: ({ number, count, waiting }) => {
      if (count === 1) return `L’ordine ${number} è stato imballato ed è in viaggio.`;
      if (waiting === 0)
        return count === 2
          ? `Entrambi i pacchi dell’ordine ${number} sono ora in viaggio.`
          : `Tutti i ${count} pacchi dell’ordine ${number} sono ora in viaggio.`;
      return waiting === 1
        ? `Un pacco dell’ordine ${number} è ancora da noi. Scriveremo di nuovo appena parte.`
        : `${waiting} pacchi dell’ordine ${number} sono ancora da noi. Scriveremo di nuovo appena partono.`;
    },
    goesTo: (address) => `Va a: ${address}`,
    holds: (content) => `Contiene: ${content}`,
    tracking: 'Numero di spedizione',
    button: 'Vedi l’ordine',
  },
  gifts: {
    subject: (count) => (count === 1 ? 'Il buono regalo è arrivato' : 'I buoni regalo sono arrivati'),
    preview: 'Da regalare o da usare.',
    headline: (count) => (count === 1 ? 'Il buono regalo è arrivato' : 'I buoni regalo sono arrivati'),
    text: 'Il codice si usa nel carrello. Quello che resta vale per l’ordine successivo.',
    worth: (amount) => `Valore ${amount}`,
    button: 'Al negozio',
    note: (date) => `Valido fino al ${date}.`,
  },
  cancelled: {
    subject: (number) => `L’ordine ${number} è annullato`,
    preview: 'Non verrà stampato né consegnato nulla.',
    headline: 'L’ordine è annullato',
    text: (number) =>
      `L’ordine ${number} non verrà né stampato né consegnato. I buoni usati sono di nuovo validi e quanto già pagato viene rimborsato.`,
    button: 'Vedi l’ordine',
  },
};
