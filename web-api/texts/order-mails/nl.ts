import type { Left, OrderMailTexts } from './de.ts';

/** `Pakket 2 van 3 is` */
function placesOf({ which, leaving, count }: Left): string {
  if (leaving === count) return count === 2 ? 'Beide pakketten zijn' : `Alle ${count} pakketten zijn`;
  return leaving === 1 ? `Pakket ${which} van ${count} is` : `Pakketten ${which} van ${count} zijn`;
}

export const nl: OrderMailTexts = {
  placed: {
    subject: (number) => `Bestelling ${number}`,
    preview: 'Bedankt, de bestelling is binnen.',
    headline: (name) => `Bedankt, ${name}!`,
    text: 'De bestelling is binnen. Hier is het overzicht:',
    number: 'Bestelnummer',
    sum: (label, amount) => `${label}: ${amount}`,
    discount: (code) => `Bon ${code}`,
    total: (isTaxed) => `Totaal${isTaxed ? ', inclusief btw' : ''}`,
    giftVoucher: (code) => `Betaald met cadeaubon ${code}`,
    delivery: (from, to) => (from === to ? `Levering op ${from}.` : `Levering tussen ${from} en ${to}.`),
    deliveredTo: (address) => `Bezorgd bij: ${address}`,
    invoice: (amount) => `Betaling op rekening: ${amount}, zodra alles is aangekomen.`,
    transfer: ({ holder, iban, reference, amount }) =>
      `Maak ${amount} over aan ${holder}, IBAN ${iban}, omschrijving ${reference}. Zodra het geld er is, beginnen we; de levering schuift evenveel op.`,
    button: 'Bestelling bekijken',
    withdrawal:
      'Wat niet op maat is gemaakt, kan 14 dagen lang worden herroepen. In onze informatie over herroeping staat hoe.',
  },
  parcels: {
    subject: (left) =>
      left.count === 1
        ? `Bestelling ${left.number} is onderweg`
        : `Bestelling ${left.number}: ${placesOf(left)} onderweg`,
    preview: ({ waiting }) =>
      waiting === 0 ? 'Daarmee is alles onderweg.' : 'De rest volgt, telkens met een eigen bericht.',
    headline: (left) => (left.count === 1 ? 'Het pakket is onderweg' : `${placesOf(left)} onderweg`),
    text: ({ number, count, waiting }) => {
      if (count === 1) return `Bestelling ${number} is ingepakt en onderweg.`;
      if (waiting === 0)
        return count === 2
          ? `Daarmee zijn beide pakketten van bestelling ${number} onderweg.`
          : `Daarmee zijn alle ${count} pakketten van bestelling ${number} onderweg.`;
      return waiting === 1
        ? `Eén pakket van bestelling ${number} is nog bij ons. Zodra het de deur uitgaat, volgt weer een bericht.`
        : `${waiting} pakketten van bestelling ${number} zijn nog bij ons. Zodra ze de deur uitgaan, volgt weer een bericht.`;
    },
    goesTo: (address) => `Het gaat naar: ${address}`,
    holds: (content) => `Inhoud: ${content}`,
    tracking: 'Trackingnummer',
    button: 'Bestelling bekijken',
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
