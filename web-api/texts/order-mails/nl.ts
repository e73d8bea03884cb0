import type { OrderMailTexts } from './de.ts';

export const nl: OrderMailTexts = {
  placed: {
    subject: (number) => `Bestelling ${number}`,
    preview: 'Bedankt, de bestelling is binnen.',
    headline: (name) => `Bedankt, ${name}!`,
    text: 'De bestelling is binnen. Hier is het overzicht:',
    number: 'Bestelnummer',
    shipping: (label, price) => `${label}: ${price}`,
    discount: (code, amount) => `Bon ${code}: −${amount}`,
    total: (amount, isTaxed) => `Totaal${isTaxed ? ', inclusief btw' : ''}: ${amount}`,
    giftVoucher: (code, amount) => `Betaald met cadeaubon ${code}: ${amount}`,
    delivery: (from, to) => (from === to ? `Levering op ${from}.` : `Levering tussen ${from} en ${to}.`),
    deliveredTo: (address) => `Bezorgd bij: ${address}`,
    invoice: (amount) => `Betaling op rekening: ${amount}, zodra alles is aangekomen.`,
    transfer: ({ holder, iban, reference, amount }) =>
      `Maak ${amount} over aan ${holder}, IBAN ${iban}, omschrijving ${reference}. Zodra het geld er is, beginnen we.`,
    button: 'Bestelling bekijken',
    withdrawal:
      'Wat niet op maat is gemaakt, kan 14 dagen lang worden herroepen. In onze informatie over herroeping staat hoe.',
  },
  gifts: {
    subject: (count) => (count === 1 ? 'De cadeaubon is er' : 'De cadeaubonnen zijn er'),
    preview: 'Om cadeau te geven of zelf te gebruiken.',
    headline: (count) => (count === 1 ? 'De cadeaubon is er' : 'De cadeaubonnen zijn er'),
    text: 'De code wordt in de winkelwagen gebruikt. Wat overblijft, geldt voor de volgende bestelling.',
    worth: (amount) => `Waarde ${amount}`,
    button: 'Naar de winkel',
    note: (date) => `Geldig tot en met ${date}.`,
  },
  cancelled: {
    subject: (number) => `Bestelling ${number} is geannuleerd`,
    preview: 'Er wordt niets gedrukt en niets geleverd.',
    headline: 'De bestelling is geannuleerd',
    text: (number) =>
      `Bestelling ${number} wordt niet gedrukt en niet geleverd. Gebruikte bonnen zijn weer geldig, en wat al betaald is, komt terug.`,
    button: 'Bestelling bekijken',
  },
};
