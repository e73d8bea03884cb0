import type { ReviewRefusal } from '@blattwerk/schemas/shop/service/review-states.ts';

const reasons: Readonly<Record<ReviewRefusal, string>> = {
  insult: 'Sie beleidigt jemanden oder setzt ihn herab.',
  'personal-data':
    'Sie nennt Daten, an denen jemand zu erkennen ist, etwa einen vollen Namen, eine Adresse oder Telefonnummer.',
  'other-matter':
    'Sie handelt nicht vom Produkt. Um Bestellung, Versand oder Rechnung kümmert sich der Kundenservice.',
  advertising: 'Sie wirbt für etwas anderes.',
  unlawful: 'Ihr Inhalt verletzt Gesetze oder Rechte anderer.',
};

/** In the message that asks for reviews, on the page where they are written, and to whom one is refused. */
export const de = {
  request: {
    subject: 'Wie ist die Bestellung geworden?',
    preview: 'Ein paar Sterne und Worte helfen anderen beim Aussuchen.',
    headline: 'Wie gefällt es?',
    text: (number: string, names: string): string =>
      `Die Bestellung ${number} müsste inzwischen angekommen sein: ${names}. Wie ist es geworden?`,
    honest:
      'Lob und Kritik stehen gleichberechtigt auf der Produktseite. Sterne genügen, ein paar Worte helfen noch mehr.',
    button: 'Jetzt bewerten',
    note: (shopName: string): string =>
      `Diese E-Mail schicken wir zu einer Bestellung bei ${shopName} genau einmal. Stimmt etwas nicht? Dann bitte dem Kundenservice schreiben, das lässt sich meist richten.`,
    leave: 'Keine solchen E-Mails mehr',
  },
  title: 'Bewertung schreiben',
  text: (number: string): string => `Zur Bestellung ${number}. Was keine Sterne bekommt, bleibt unbewertet.`,
  stars: (count: number): string => (count === 1 ? '1 von 5 Sternen' : `${count} von 5 Sternen`),
  starsLegend: 'Sterne',
  words: 'In eigenen Worten (freiwillig)',
  author: 'Name, der daneben stehen soll',
  authorHelp: 'Zum Beispiel „Anna S.“. Der volle Name muss es nicht sein.',
  rules:
    'Wir sehen jede Bewertung an, bevor sie erscheint, und lehnen nur ab, was beleidigt, Daten anderer nennt, wirbt, das Gesetz verletzt oder nicht vom Produkt handelt. Wenige Sterne sind kein Grund.',
  send: 'Bewertung abschicken',
  again: 'Ändern',
  states: {
    open: 'Abgeschickt. Wir sehen sie uns an, dann erscheint sie auf der Produktseite.',
    accepted: 'Diese Bewertung steht auf der Produktseite.',
    refused: 'Diese Bewertung haben wir nicht veröffentlicht.',
  },
  sent: 'Danke für die Bewertung!',
  sentText:
    'Wir sehen sie uns in den nächsten Werktagen an. Bis dahin und danach lässt sie sich hier ändern.',
  wrong: 'Noch nicht abgeschickt',
  faults: {
    nothing: 'Bitte mindestens einem Produkt Sterne geben.',
    stars: 'Bitte auch Sterne geben: einen bis fünf.',
    long: 'Bitte auf 2000 Zeichen kürzen.',
    links: 'Bitte ohne Internetadressen schreiben.',
    author: 'Bitte einen Namen mit höchstens 40 Zeichen eintragen, ohne Sonderzeichen wie @ oder /.',
  },
  erase: 'Meine Bewertungen löschen',
  erased: 'Die Bewertungen sind gelöscht',
  erasedText: 'Auf den Produktseiten verschwinden sie in den nächsten Augenblicken.',
  none: 'In dieser Bestellung ist nichts, das sich bewerten lässt.',
  toShop: 'Zum Shop',
  leave: {
    title: 'Nicht mehr nach Bewertungen fragen',
    text: (email: string): string => `Wir fragen ${email} dann nach keiner Bestellung mehr.`,
    button: 'Nicht mehr fragen',
    done: 'Wir fragen nicht mehr',
    doneText: (email: string): string =>
      `An ${email} geht keine solche E-Mail mehr. Nachrichten zu Bestellungen kommen weiterhin.`,
  },
  refused: {
    subject: 'Zur Bewertung',
    preview: 'Warum sie nicht auf der Produktseite steht.',
    headline: 'Wir konnten die Bewertung nicht veröffentlichen',
    text: (name: string): string =>
      `Danke für die Bewertung zu „${name}“. So, wie sie ist, können wir sie nicht zeigen. Der Grund:`,
    again: 'Die Sterne haben damit nichts zu tun. Anders geschrieben sehen wir sie gern noch einmal an.',
    button: 'Bewertung ändern',
    note: 'Nicht einverstanden? Dann bitte dem Kundenservice schreiben, ein Mensch sieht sich die Entscheidung noch einmal an.',
  },
  reasons,
};

export type ProductReviewTexts = typeof de;
