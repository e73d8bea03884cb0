/** On the pages by which guests have erased what they had printed, and in their messages. */
export const de = {
  title: 'Fotos und Gestaltungen löschen',
  sent: 'Eine E-Mail mit dem Link ist unterwegs, an die Adresse der Bestellung. Er gilt einen Tag.',
  text: (email: string) =>
    `Gelöscht werden Fotos, Gestaltungen, Namenslisten und Druckdaten aller Bestellungen, die ohne Konto mit ${email} aufgegeben wurden: spätestens 30 Tage nach dem Versand, bei stornierten Bestellungen sofort. Entwürfe dazu löschen wir gleich. Nachdrucken können wir dann nichts mehr, und rückgängig machen lässt es sich nicht.`,
  stays:
    'Rechnungen bewahren wir auf, solange das Gesetz es verlangt. Aus den Bestellungen nehmen wir Namen und Adressen heraus, sobald sie bezahlt sind, frühestens 30 Tage nach dem Versand. Offene Bestellungen werden wie bestellt geliefert.',
  confirm: 'Jetzt löschen lassen',
  done: 'Fotos und Gestaltungen werden gelöscht',
  donePreview: 'Spätestens 30 Tage nach dem Versand.',
  doneText:
    'Entwürfe sind schon gelöscht. Fotos, Gestaltungen, Namenslisten und Druckdaten folgen spätestens 30 Tage nach dem Versand, bei stornierten Bestellungen jetzt gleich.',
  toOrder: 'Zur Bestellung',
  over: 'Dieser Link gilt nicht mehr',
  overText:
    'Er ist abgelaufen oder unvollständig, oder die Bestellung gehört zu einem Kundenkonto: Dann wird im Konto gelöscht.',
  link: {
    subject: 'Fotos und Gestaltungen löschen',
    preview: 'Der Link zum Löschen',
    headline: 'Fotos und Gestaltungen löschen?',
    text: 'Mit diesem Link löschen wir, was für Bestellungen mit dieser Adresse gestaltet wurde. Er gilt einen Tag; dort steht noch einmal, was gelöscht wird und was bleibt.',
    button: 'Weiter zum Löschen',
    note: 'Nicht angefordert? Dann einfach nichts tun: Alles bleibt, wie es ist.',
  },
};

export type GuestErasureTexts = typeof de;
