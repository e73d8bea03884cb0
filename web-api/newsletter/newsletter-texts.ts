/** What people read about the newsletter: at the form, on the page of the link, in messages. */
export const newsletterTexts = {
  de: {
    answer:
      'Fast geschafft: Es ist eine E-Mail unterwegs. Über den Link darin wird die Anmeldung bestätigt, und der Gutschein folgt.',
    incomplete: 'Bitte die markierten Felder prüfen.',
    fields: {
      email: 'Bitte eine gültige E-Mail-Adresse eintragen.',
      firstName: 'Bitte einen Vornamen ohne Sonderzeichen eintragen, höchstens 80 Zeichen.',
      lastName: 'Bitte einen Nachnamen ohne Sonderzeichen eintragen, höchstens 80 Zeichen.',
      birthday: 'Bitte einen Geburtstag in der Vergangenheit eintragen.',
      weddingDate: 'Bitte ein gültiges Datum eintragen.',
      consent: 'Ohne Einwilligung dürfen wir keinen Newsletter schicken. Bitte das Kästchen ankreuzen.',
    },
    confirmation: {
      subject: 'Newsletter: nur noch ein Klick',
      preview: 'Anmeldung bestätigen und Gutschein sichern.',
      headline: 'Nur noch ein Klick',
      text: (amount: string) =>
        `Diese Adresse wurde für unseren Newsletter eingetragen. Mit einem Klick ist die Anmeldung bestätigt, und der Gutschein über ${amount} für die erste Bestellung kommt gleich hinterher.`,
      button: 'Anmeldung bestätigen',
      note: 'Der Link gilt sieben Tage. Keine Anmeldung abgeschickt? Dann braucht es nichts weiter: Ohne Klick kommt kein Newsletter.',
    },
    voucher: {
      subject: (amount: string) => `Der Gutschein über ${amount} ist da`,
      preview: 'Danke für die Anmeldung. Hier ist der Code.',
      headline: 'Danke für die Anmeldung',
      greeting: (name: string) => `Hallo ${name},`,
      text: (amount: string) =>
        `hier ist der versprochene Gutschein über ${amount}. Den Code einfach im Warenkorb eintragen, der Betrag wird sofort abgezogen.`,
      textWithoutName: (amount: string) =>
        `Hier ist der versprochene Gutschein über ${amount}. Den Code einfach im Warenkorb eintragen, der Betrag wird sofort abgezogen.`,
      code: 'Gutscheincode',
      button: 'Zum Shop',
      note: (date: string) => `Einmal einlösbar für die erste Bestellung, gültig bis ${date}.`,
      leave: 'Newsletter abbestellen',
    },
    confirm: {
      title: 'Nur noch ein Klick',
      text: (amount: string) =>
        `Damit ist die Anmeldung bestätigt, und der Gutschein über ${amount} kommt gleich per E-Mail.`,
      button: 'Anmeldung bestätigen',
    },
    confirmed: {
      title: 'Die Anmeldung ist bestätigt',
      text: 'Der Gutschein für die erste Bestellung ist unterwegs und in wenigen Minuten im Postfach. Falls nicht, hilft ein Blick in den Spam-Ordner.',
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
  },
  en: {
    answer:
      'Almost done: an e-mail is on its way. Follow the link in it to confirm your subscription, and the voucher will follow.',
    incomplete: 'Please check the marked fields.',
    fields: {
      email: 'Please enter a valid e-mail address.',
      firstName: 'Please enter a first name without special characters, 80 at most.',
      lastName: 'Please enter a last name without special characters, 80 at most.',
      birthday: 'Please enter a date of birth in the past.',
      weddingDate: 'Please enter a valid date.',
      consent: 'We may not send a newsletter without your consent. Please tick the box.',
    },
    confirmation: {
      subject: 'Newsletter: just one more click',
      preview: 'Confirm your subscription and get your voucher.',
      headline: 'Just one more click',
      text: (amount: string) =>
        `This address was entered for our newsletter. One click confirms it, and the ${amount} voucher for your first order will follow straight away.`,
      button: 'Confirm subscription',
      note: 'The link is valid for seven days. It was not you? Then there is nothing to do: without a click there is no newsletter.',
    },
    voucher: {
      subject: (amount: string) => `Your ${amount} voucher is here`,
      preview: 'Thank you for subscribing. Here is your code.',
      headline: 'Thank you for subscribing',
      greeting: (name: string) => `Hello ${name},`,
      text: (amount: string) =>
        `Here is the ${amount} voucher we promised. Enter the code in the basket and the amount comes off at once.`,
      textWithoutName: (amount: string) =>
        `Here is the ${amount} voucher we promised. Enter the code in the basket and the amount comes off at once.`,
      code: 'Voucher code',
      button: 'To the shop',
      note: (date: string) => `Good for one use on your first order, until ${date}.`,
      leave: 'Unsubscribe from the newsletter',
    },
    confirm: {
      title: 'Just one more click',
      text: (amount: string) =>
        `It confirms your subscription, and the ${amount} voucher will arrive by e-mail straight away.`,
      button: 'Confirm subscription',
    },
    confirmed: {
      title: 'Your subscription is confirmed',
      text: 'The voucher for your first order is on its way and will arrive within a few minutes. If it does not, please look into the spam folder.',
    },
    expired: {
      title: 'This link has expired',
      text: 'A confirmation link is valid for seven days. Subscribe again and a new one will arrive at once.',
    },
    forged: {
      title: 'This link leads nowhere',
      text: 'It was probably cut short when it was copied. Follow the link in the e-mail itself, or subscribe again.',
    },
    leave: {
      title: 'Unsubscribe from the newsletter',
      text: 'One click ends it. A voucher you already have stays valid.',
      button: 'Unsubscribe',
    },
    left: {
      title: 'You have unsubscribed from the newsletter',
      text: 'No more will come. If you change your mind, simply subscribe again.',
    },
    toShop: 'To the shop',
  },
} as const;
