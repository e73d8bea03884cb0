/** What customers read about their account: at forms, on the page for a new password, in messages. */
export const customerTexts = {
  de: {
    wrongCredentials: 'E-Mail-Adresse oder Passwort stimmen nicht.',
    incomplete: 'Bitte die markierten Felder prüfen.',
    fields: {
      email: 'Bitte eine gültige E-Mail-Adresse eintragen.',
      emailTaken:
        'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Bitte anmelden oder das Passwort zurücksetzen.',
      firstName: 'Bitte einen Vornamen ohne Sonderzeichen eintragen, höchstens 80 Zeichen.',
      lastName: 'Bitte einen Nachnamen ohne Sonderzeichen eintragen, höchstens 80 Zeichen.',
      tooShort: 'Das Passwort braucht mindestens 8 Zeichen.',
      tooLong: 'Das Passwort darf höchstens 128 Zeichen haben.',
      isEmail: 'Das Passwort darf nicht die E-Mail-Adresse sein.',
    },
    resetAnswer:
      'Wenn es zu dieser Adresse ein Konto gibt, ist eine E-Mail mit einem Link unterwegs. Er gilt eine Stunde.',
    newPasswordSet: 'Das neue Passwort gilt ab sofort. Alle Geräte wurden abgemeldet.',
    linkIsOver: 'Dieser Link ist abgelaufen oder wurde schon benutzt. Bitte einen neuen anfordern.',
    googleRefused: 'Die Anmeldung mit Google hat nicht geklappt. Bitte noch einmal versuchen.',
    googleNotLinked:
      'Zu dieser E-Mail-Adresse gibt es schon ein Konto mit Passwort. Bitte damit anmelden oder das Passwort zurücksetzen.',
    googleUnreachable:
      'Google ist gerade nicht erreichbar. Bitte später versuchen oder mit Passwort anmelden.',
    pictureSaved: 'Das Bild ist gespeichert.',
    pictureUnknown:
      'Diese Datei ist kein Bild, das hier gelesen werden kann. Bitte JPEG, PNG oder WebP wählen.',
    pictureBroken: 'Das Bild ist beschädigt oder zu groß. Bitte ein anderes wählen.',
    page: {
      title: 'Neues Passwort',
      label: 'Neues Passwort',
      hint: 'Mindestens 8 Zeichen. Am besten eines, das nirgends sonst benutzt wird.',
      button: 'Passwort speichern',
      failed: 'Das hat nicht geklappt. Bitte noch einmal versuchen.',
      overTitle: 'Dieser Link gilt nicht mehr',
      toShop: 'Zum Shop',
    },
    welcome: {
      subject: 'Willkommen!',
      preview: 'Das Kundenkonto ist eingerichtet.',
      headline: (name: string) => `Willkommen, ${name}!`,
      text: 'Das Kundenkonto ist eingerichtet. Entwürfe, Bestellungen und Merkzettel bleiben damit an einem Ort.',
      number: 'Kundennummer',
      button: 'Zum Shop',
    },
    reset: {
      subject: 'Neues Passwort festlegen',
      preview: 'Der Link gilt eine Stunde.',
      headline: 'Neues Passwort festlegen',
      text: 'Für das Kundenkonto zu dieser Adresse wurde ein neues Passwort angefordert. Über den Link lässt es sich festlegen.',
      button: 'Passwort festlegen',
      note: 'Der Link gilt eine Stunde und nur einmal. Nichts angefordert? Dann bleibt alles, wie es ist, und diese E-Mail kann weg.',
    },
    changed: {
      subject: 'Das Passwort wurde geändert',
      preview: 'Alle Geräte wurden abgemeldet.',
      headline: 'Das Passwort wurde geändert',
      text: 'Das Passwort des Kundenkontos wurde soeben neu festgelegt, und alle Geräte wurden abgemeldet.',
      note: 'Das war jemand anders? Dann bitte gleich beim Kundenservice melden.',
    },
  },
  en: {
    wrongCredentials: 'E-mail address or password are not correct.',
    incomplete: 'Please check the marked fields.',
    fields: {
      email: 'Please enter a valid e-mail address.',
      emailTaken:
        'There is an account with this e-mail address already. Please sign in or reset the password.',
      firstName: 'Please enter a first name without special characters, 80 at most.',
      lastName: 'Please enter a last name without special characters, 80 at most.',
      tooShort: 'The password needs at least 8 characters.',
      tooLong: 'The password may have 128 characters at most.',
      isEmail: 'The password must not be the e-mail address.',
    },
    resetAnswer:
      'If there is an account with this address, an e-mail with a link is on its way. It is valid for an hour.',
    newPasswordSet: 'The new password is valid from now on. All devices have been signed out.',
    linkIsOver: 'This link has expired or has been used. Please ask for a new one.',
    googleRefused: 'Signing in with Google did not work. Please try again.',
    googleNotLinked:
      'There is an account with a password for this e-mail address already. Please sign in with it or reset the password.',
    googleUnreachable: 'Google cannot be reached at the moment. Please try later or sign in with a password.',
    pictureSaved: 'The picture has been saved.',
    pictureUnknown: 'This file is not a picture that can be read here. Please choose a JPEG, PNG or WebP.',
    pictureBroken: 'The picture is damaged or too large. Please choose another one.',
    page: {
      title: 'New password',
      label: 'New password',
      hint: 'At least 8 characters. Preferably one that is used nowhere else.',
      button: 'Save password',
      failed: 'That did not work. Please try again.',
      overTitle: 'This link is no longer valid',
      toShop: 'To the shop',
    },
    welcome: {
      subject: 'Welcome!',
      preview: 'Your account is ready.',
      headline: (name: string) => `Welcome, ${name}!`,
      text: 'Your account is ready. It keeps your designs, orders and wish list in one place.',
      number: 'Customer number',
      button: 'To the shop',
    },
    reset: {
      subject: 'Set a new password',
      preview: 'The link is valid for an hour.',
      headline: 'Set a new password',
      text: 'A new password was requested for the account with this address. Follow the link to set it.',
      button: 'Set password',
      note: 'The link is valid for an hour, and only once. It was not you? Then nothing changes and this e-mail can go.',
    },
    changed: {
      subject: 'Your password was changed',
      preview: 'All devices have been signed out.',
      headline: 'Your password was changed',
      text: 'The password of your account has just been set anew, and all devices have been signed out.',
      note: 'It was not you? Then please tell customer service straight away.',
    },
  },
} as const;
