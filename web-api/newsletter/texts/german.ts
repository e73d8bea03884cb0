export const german = {
  answer:
    'Fast geschafft: Es ist eine E-Mail unterwegs. Über den Link darin wird die Anmeldung bestätigt, und der Gutschein folgt.',
  /** Where no voucher is given. */
  answerAlone:
    'Fast geschafft: Es ist eine E-Mail unterwegs. Über den Link darin wird die Anmeldung bestätigt.',
  incomplete: 'Bitte die markierten Felder prüfen.',
  fields: {
    email: 'Bitte eine gültige E-Mail-Adresse eintragen.',
    firstName: 'Bitte einen Vornamen ohne Sonderzeichen eintragen, höchstens 80 Zeichen.',
    lastName: 'Bitte einen Nachnamen ohne Sonderzeichen eintragen, höchstens 80 Zeichen.',
    birthday: 'Bitte einen Geburtstag in der Vergangenheit eintragen.',
    weddingDate: 'Bitte ein gültiges Datum eintragen.',
    consent: 'Ohne Einwilligung dürfen wir keinen Newsletter schicken. Bitte das Kästchen ankreuzen.',
  },
  /** On a page of its own, where no scripts mark the fields. */
  notSent: {
    title: 'Die Anmeldung ist noch nicht abgeschickt',
    text: 'Einfach im Browser einen Schritt zurückgehen, dort lässt es sich ändern und noch einmal abschicken.',
  },
  confirmation: {
    subject: 'Newsletter: nur noch ein Klick',
    preview: 'Anmeldung bestätigen und Gutschein sichern.',
    headline: 'Nur noch ein Klick',
    text: (amount: string) =>
      `Diese Adresse wurde für unseren Newsletter eingetragen. Mit einem Klick ist die Anmeldung bestätigt, und der Gutschein über ${amount} für die erste Bestellung kommt gleich hinterher.`,
    previewAlone: 'Anmeldung bestätigen.',
    textAlone:
      'Diese Adresse wurde für unseren Newsletter eingetragen. Mit einem Klick ist die Anmeldung bestätigt.',
    button: 'Anmeldung bestätigen',
    note: 'Der Link gilt sieben Tage. Keine Anmeldung abgeschickt? Dann braucht es nichts weiter: Ohne Klick kommt kein Newsletter.',
  },
  voucher: {
    subject: (amount: string) => `Der Gutschein über ${amount} ist da`,
    preview: 'Danke für die Anmeldung. Hier ist der Code.',
    headline: 'Danke für die Anmeldung',
    greeting: (name: string) => `Hallo ${name},`,
    text: (amount: string) =>
      `hier ist der versprochene Gutschein über ${amount}. Den Code am besten gut aufheben: Er zieht den Betrag von der ersten Bestellung ab.`,
    textWithoutName: (amount: string) =>
      `Hier ist der versprochene Gutschein über ${amount}. Den Code am besten gut aufheben: Er zieht den Betrag von der ersten Bestellung ab.`,
    code: 'Gutscheincode',
    button: 'Zum Shop',
    note: (date: string) => `Einmal einlösbar für die erste Bestellung, gültig bis ${date}.`,
    leave: 'Newsletter abbestellen',
  },
  confirm: {
    title: 'Nur noch ein Klick',
    text: (amount: string) =>
      `Damit ist die Anmeldung bestätigt, und der Gutschein über ${amount} kommt gleich per E-Mail.`,
    textAlone: 'Damit ist die Anmeldung bestätigt.',
    button: 'Anmeldung bestätigen',
  },
  confirmed: {
    title: 'Die Anmeldung ist bestätigt',
    text: 'Der Gutschein für die erste Bestellung ist unterwegs und in wenigen Minuten im Postfach. Falls nicht, hilft ein Blick in den Spam-Ordner.',
    textAlone: 'Ab jetzt kommt der Newsletter.',
  },
  noVoucher: {
    over: 'Die Gutscheinaktion ist inzwischen zu Ende, ein Gutschein kommt deshalb nicht mehr.',
    had: 'Den Gutschein gibt es nur einmal, er kam schon mit der ersten Anmeldung.',
  },
  expired: {
    title: 'Dieser Link ist abgelaufen',
    text: 'Ein Bestätigungslink gilt sieben Tage. Mit einer neuen Anmeldung kommt sofort ein frischer.',
  },
  forged: {
    title: 'Dieser Link führt ins Leere',
    text: 'Vermutlich wurde er beim Kopieren abgeschnitten. Am besten den Link direkt in der E-Mail anklicken, oder sich noch einmal anmelden.',
  },
  leave: {
    title: 'Newsletter abbestellen',
    text: 'Mit einem Klick ist Schluss. Ein Gutschein, der schon da ist, bleibt gültig.',
    button: 'Abbestellen',
  },
  left: {
    title: 'Der Newsletter ist abbestellt',
    text: 'Es kommt keiner mehr. Wer es sich anders überlegt, meldet sich einfach wieder an.',
  },
  toShop: 'Zum Shop',
};

export type NewsletterTexts = typeof german;
