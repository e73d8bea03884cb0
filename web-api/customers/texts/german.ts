export const german = {
  wrongCredentials: 'E-Mail-Adresse oder Passwort stimmen nicht.',
  incomplete: 'Bitte die markierten Felder prüfen.',
  fields: {
    email: 'Bitte eine gültige E-Mail-Adresse eintragen.',
    emailTaken:
      'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Bitte anmelden oder das Passwort zurücksetzen.',
    firstName: 'Bitte einen Vornamen ohne Sonderzeichen eintragen, höchstens 80 Zeichen.',
    lastName: 'Bitte einen Nachnamen ohne Sonderzeichen eintragen, höchstens 80 Zeichen.',
    password: 'Bitte das Passwort eintragen.',
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
  googleUnreachable: 'Google ist gerade nicht erreichbar. Bitte später versuchen oder mit Passwort anmelden.',
  pictureSaved: 'Das Bild ist gespeichert.',
  pictureUnknown:
    'Diese Datei ist kein Bild, das hier gelesen werden kann. Bitte JPEG, PNG oder WebP wählen.',
  pictureBroken: 'Das Bild ist beschädigt oder zu groß. Bitte ein anderes wählen.',
  page: {
    title: 'Neues Passwort',
    label: 'Neues Passwort',
    hint: 'Mindestens 8 Zeichen. Am besten eines, das nirgends sonst benutzt wird.',
    button: 'Passwort speichern',
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
};

export type CustomerTexts = typeof german;
