/** Where money is transferred to, and how much. */
type Transfer = { holder: string; iban: string; reference: string; amount: string };

/** Of the parcels that an order has: which leave, how many they are, and how many wait. */
export type Left = { number: string; which: string; leaving: number; count: number; waiting: number };

/** `Paket 2 von 3 ist` */
function placesOf({ which, leaving, count }: Left): string {
  if (leaving === count) return count === 2 ? 'Beide Pakete sind' : `Alle ${count} Pakete sind`;
  return leaving === 1 ? `Paket ${which} von ${count} ist` : `Pakete ${which} von ${count} sind`;
}

/** In the messages about an order. */
export const de = {
  placed: {
    subject: (number: string) => `Bestellung ${number}`,
    preview: 'Danke, die Bestellung ist da.',
    headline: (name: string) => `Danke, ${name}!`,
    text: 'Die Bestellung ist angekommen. Das ist alles im Überblick:',
    number: 'Bestellnummer',
    sum: (label: string, amount: string) => `${label}: ${amount}`,
    discount: (code: string) => `Gutschein ${code}`,
    total: (isTaxed: boolean) => `Gesamt${isTaxed ? ', inklusive Mehrwertsteuer' : ''}`,
    giftVoucher: (code: string) => `Mit Geschenkgutschein ${code} bezahlt`,
    delivery: (from: string, to: string) =>
      from === to ? `Lieferung am ${from}.` : `Lieferung zwischen ${from} und ${to}.`,
    deliveredTo: (address: string) => `Geliefert wird an: ${address}`,
    invoice: (amount: string) => `Bezahlt wird auf Rechnung: ${amount}, sobald alles angekommen ist.`,
    transfer: ({ holder, iban, reference, amount }: Transfer) =>
      `Bitte ${amount} überweisen an ${holder}, IBAN ${iban}, Verwendungszweck ${reference}. Sobald das Geld da ist, geht es los; um so viel verschiebt sich die Lieferung.`,
    button: 'Bestellung ansehen',
    withdrawal:
      'Was nicht nach Wunsch gefertigt ist, kann 14 Tage lang widerrufen werden. Wie das geht, steht in unserer Widerrufsbelehrung.',
  },
  /** Parcels that leave; an order has one for each of its addresses. */
  parcels: {
    subject: (left: Left) =>
      left.count === 1
        ? `Bestellung ${left.number} ist unterwegs`
        : `Bestellung ${left.number}: ${placesOf(left)} unterwegs`,
    preview: ({ waiting }: Left): string =>
      waiting === 0 ? 'Damit ist alles auf dem Weg.' : 'Was noch bei uns ist, folgt mit eigener Nachricht.',
    headline: (left: Left) => (left.count === 1 ? 'Das Paket ist unterwegs' : `${placesOf(left)} unterwegs`),
    text: ({ number, count, waiting }: Left) => {
      if (count === 1) return `Die Bestellung ${number} ist verpackt und auf dem Weg.`;
      if (waiting === 0)
        return count === 2
          ? `Damit sind beide Pakete der Bestellung ${number} auf dem Weg.`
          : `Damit sind alle ${count} Pakete der Bestellung ${number} auf dem Weg.`;
      return waiting === 1
        ? `Ein Paket der Bestellung ${number} ist noch bei uns. Sobald es das Haus verlässt, schreiben wir wieder.`
        : `${waiting} Pakete der Bestellung ${number} sind noch bei uns. Sobald sie das Haus verlassen, schreiben wir wieder.`;
    },
    goesTo: (address: string) => `Es geht an: ${address}`,
    holds: (content: string) => `Darin: ${content}`,
    tracking: 'Sendungsnummer',
    button: 'Bestellung ansehen',
  },
  gifts: {
    subject: (count: number): string => (count === 1 ? 'Der Gutschein ist da' : 'Die Gutscheine sind da'),
    preview: 'Zum Verschenken oder selbst Einlösen.',
    headline: (count: number): string => (count === 1 ? 'Der Gutschein ist da' : 'Die Gutscheine sind da'),
    text: 'Der Code wird im Warenkorb eingelöst. Was übrig bleibt, gilt für die nächste Bestellung.',
    worth: (amount: string) => `Wert ${amount}`,
    button: 'Zum Shop',
    note: (date: string) => `Gültig bis ${date}.`,
  },
  cancelled: {
    subject: (number: string) => `Bestellung ${number} ist storniert`,
    preview: 'Es wird nichts gedruckt und nichts geliefert.',
    headline: 'Die Bestellung ist storniert',
    text: (number: string) =>
      `Bestellung ${number} wird weder gedruckt noch geliefert. Eingelöste Gutscheine gelten wieder, und was schon bezahlt ist, kommt zurück.`,
    button: 'Bestellung ansehen',
  },
};

export type OrderMailTexts = typeof de;
