/** On the pages that end an account, and in the message that leads there. */
export const de = {
  title: 'Konto löschen',
  text: 'Gelöscht werden Name, E-Mail-Adresse, Anmeldungen, Bild, Warenkörbe und Gästelisten. Das lässt sich nicht rückgängig machen.',
  stays:
    'Rechnungen bewahren wir auf, solange das Gesetz es verlangt. Bestellungen gehören dann zu keinem Konto mehr; Namen und Adressen nehmen wir heraus, sobald sie bezahlt sind, frühestens 30 Tage nach dem Versand. Offene Bestellungen werden wie bestellt geliefert. Fotos, Gestaltungen und Druckdaten löschen wir, spätestens 30 Tage nach dem Versand; nachdrucken können wir dann nichts mehr.',
  send: 'Link zum Löschen schicken',
  sentText: 'Eine E-Mail mit dem Link ist unterwegs. Er gilt eine Stunde.',
  confirm: 'Konto jetzt löschen',
  done: 'Das Konto ist gelöscht',
  doneText: 'Alle Geräte sind abgemeldet. Danke für die gemeinsame Zeit!',
  back: 'Zum Konto',
  toShop: 'Zum Shop',
  over: 'Dieser Link gilt nicht mehr',
  overText: 'Er ist abgelaufen, oder das Konto gibt es nicht mehr.',
  signIn: 'Bitte erst anmelden.',
  mail: {
    subject: 'Konto löschen',
    preview: 'Der Link zum Löschen des Kundenkontos',
    headline: 'Konto löschen?',
    text: 'Mit diesem Link wird das Kundenkonto gelöscht. Er gilt eine Stunde.',
    button: 'Weiter zum Löschen',
    note: 'Nicht angefordert? Dann einfach nichts tun: Das Konto bleibt, wie es ist.',
  },
};
export type AccountEndTexts = typeof de;
