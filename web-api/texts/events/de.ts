import type { GuestReply } from '@blattwerk/schemas/shop/events/event-kinds.ts';
import type { GuestColumn } from '@blattwerk/schemas/shop/events/guest-columns.ts';

/** What the event portal says of forms, lists that are brought along, and in tables. */
export type EventTexts = {
  fields: {
    eventName: string;
    kind: string;
    date: string;
    replyBy: string;
    words: string;
    guestName: string;
    envelope: string;
    persons: string;
    coming: (persons: number) => string;
    diet: string;
    email: string;
  };
  upload: {
    noName: string;
    country: (text: string) => string;
    place: string;
    /** What is wrong with a cell, beside the name of its column. */
    fault: (column: string, sentence: string) => string;
  };
  columns: Record<GuestColumn, string>;
  more: { reply: string; coming: string; message: string; diet: string; link: string };
  replies: Record<GuestReply, string>;
  envelopeLine: (number: number) => string;
  files: { guests: string; envelopes: string };
};

export const de: EventTexts = {
  fields: {
    eventName: 'Bitte einen Namen für das Fest eintragen, höchstens 80 Zeichen, ohne < und >.',
    kind: 'Bitte einen Anlass wählen.',
    date: 'Bitte ein Datum eintragen, höchstens ein halbes Jahr zurück und fünf Jahre voraus.',
    replyBy: 'Bitte einen Tag eintragen, der nicht nach dem Fest liegt, oder das Feld leer lassen.',
    words: 'Bitte auf 600 Zeichen kürzen, ohne < und >.',
    guestName: 'Bitte einen Namen eintragen, höchstens 100 Zeichen, ohne < und >.',
    envelope: 'Bitte höchstens drei Zeilen mit je 100 Zeichen, ohne < und >.',
    persons: 'Bitte eine Zahl von 1 bis 20 eintragen.',
    coming: (persons) => `Bitte eine Zahl von 1 bis ${persons} eintragen.`,
    diet: 'Bitte auf 200 Zeichen kürzen, ohne < und >.',
    email: 'Bitte eine gültige E-Mail-Adresse eintragen oder das Feld leer lassen.',
  },
  upload: {
    noName: 'Hier fehlt der Name. Bitte ergänzen oder die Zeile löschen.',
    country: (text) =>
      `„${text}“ ist keines der zehn Länder, deren Adressen wir kennen. Bitte anders schreiben.`,
    place: 'Bitte als Postleitzahl und Ort schreiben, zum Beispiel 80331 München.',
    fault: (column, sentence) => `${column}: ${sentence}`,
  },
  columns: {
    name: 'Name',
    firstName: 'Vorname',
    lastName: 'Nachname',
    envelope: 'Auf dem Umschlag',
    careOf: 'Adresszusatz',
    street: 'Straße und Hausnummer',
    houseNumber: 'Hausnummer',
    postalCode: 'Postleitzahl',
    city: 'Ort',
    place: 'PLZ und Ort',
    province: 'Provinz',
    country: 'Land',
    email: 'E-Mail',
    persons: 'Personen',
  },
  more: { reply: 'Antwort', coming: 'Es kommen', message: 'Nachricht', diet: 'Essen', link: 'Antwort-Link' },
  replies: { open: 'offen', yes: 'Zusage', no: 'Absage' },
  envelopeLine: (number) => `Zeile ${number}`,
  files: { guests: 'gaeste', envelopes: 'umschlaege' },
};
