/** All that the back end says to people in German; the other languages have the same texts. */
export const de = {
  /** About accounts: at forms, on the page for a new password, in messages. */
  customers: {
    wrongCredentials: 'E-Mail-Adresse oder Passwort stimmen nicht.',
    incomplete: 'Bitte die markierten Felder prüfen.',
    fields: {
      email: 'Bitte eine gültige E-Mail-Adresse eintragen.',
      noFirstName: 'Bitte den Vornamen eintragen.',
      noLastName: 'Bitte den Nachnamen eintragen.',
      firstName: 'Ein Vorname hat höchstens 80 Zeichen, ohne solche wie @, / oder <.',
      lastName: 'Ein Nachname hat höchstens 80 Zeichen, ohne solche wie @, / oder <.',
      password: 'Bitte das Passwort eintragen.',
      tooShort: 'Das Passwort braucht mindestens 10 Zeichen.',
      tooLong: 'Das Passwort darf höchstens 128 Zeichen haben.',
      isEmail: 'Das Passwort darf nicht die E-Mail-Adresse sein.',
      isPersonal:
        'Das Passwort besteht fast nur aus dem Namen oder der E-Mail-Adresse. Bitte ein anderes wählen.',
      tooCommon:
        'Dieses Passwort oder ein ganz ähnliches benutzen viele, es wird als Erstes ausprobiert. Bitte ein anderes wählen.',
      tooSimple:
        'Dieses Passwort ist leicht zu erraten. Am besten sind mehrere Wörter, die nicht zusammengehören.',
    },
    /** Said while it is typed; a password that is refused gets the sentence of its fault. */
    passwordStrength: { good: 'Das Passwort ist gut.', strong: 'Das Passwort ist sehr gut.' },
    signUpAnswer:
      'Fast geschafft: Es ist eine E-Mail an diese Adresse unterwegs. Mit dem Link darin geht es weiter, er gilt einen Tag.',
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
      hint: 'Mindestens 10 Zeichen. Am besten eines, das nirgends sonst benutzt wird.',
      button: 'Passwort speichern',
      overTitle: 'Dieser Link gilt nicht mehr',
      toShop: 'Zum Shop',
    },
    /** The page where the link of a sign-up leads. */
    confirm: {
      title: 'E-Mail-Adresse bestätigen',
      text: 'Zur Sicherheit bitte noch einmal das Passwort, das bei der Anmeldung des Kontos gewählt wurde. Danach ist das Konto eingerichtet.',
      label: 'Passwort',
      button: 'Konto einrichten',
      wrong:
        'Das ist nicht das Passwort, das gewählt wurde. Vergessen? Dann bitte das Konto noch einmal anlegen.',
      toAccount: 'Zum Kundenkonto',
      over: 'Dieser Link ist abgelaufen oder wurde schon benutzt. Ist das Konto schon eingerichtet, bitte anmelden, sonst noch einmal anlegen.',
    },
    signUp: {
      subject: 'Kundenkonto bestätigen',
      preview: 'Nur noch ein Schritt.',
      headline: 'Nur noch ein Schritt',
      text: 'Für diese Adresse wurde ein Kundenkonto angelegt. Der Link bestätigt sie; dort wird noch einmal nach dem gewählten Passwort gefragt.',
      button: 'Adresse bestätigen',
      note: 'Der Link gilt einen Tag. Kein Konto angelegt? Dann braucht es nichts weiter: Ohne Bestätigung entsteht keins.',
    },
    /** To who signs up with an address that has an account. */
    known: {
      subject: 'Es gibt schon ein Kundenkonto',
      preview: 'Einfach anmelden, oder ein neues Passwort festlegen.',
      headline: 'Es gibt schon ein Kundenkonto',
      text: 'Für diese Adresse sollte gerade ein Kundenkonto angelegt werden, es gibt aber schon eins. Bitte damit anmelden. Passwort vergessen? Der zweite Link legt ein neues fest, er gilt eine Stunde.',
      button: 'Anmelden',
      reset: 'Neues Passwort festlegen',
      note: 'Nichts davon veranlasst? Dann bleibt alles, wie es ist, und diese E-Mail kann weg.',
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
  /** About the newsletter: at the form, on the page of the link, in messages. */
  newsletter: {
    answer:
      'Fast geschafft: Es ist eine E-Mail unterwegs. Über den Link darin wird die Anmeldung bestätigt, und der Gutschein folgt.',
    /** Where no voucher is given. */
    answerAlone:
      'Fast geschafft: Es ist eine E-Mail unterwegs. Über den Link darin wird die Anmeldung bestätigt.',
    incomplete: 'Bitte die markierten Felder prüfen.',
    fields: {
      email: 'Bitte eine gültige E-Mail-Adresse eintragen.',
      firstName: 'Ein Vorname hat höchstens 80 Zeichen, ohne solche wie @, / oder <.',
      lastName: 'Ein Nachname hat höchstens 80 Zeichen, ohne solche wie @, / oder <.',
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
  },
  vouchers: {
    unknown: 'Diesen Gutscheincode gibt es nicht. Bitte die Schreibweise prüfen.',
    used: 'Dieser Gutschein wurde schon eingelöst.',
    expired: 'Dieser Gutschein ist abgelaufen.',
    otherCurrency: 'Dieser Gutschein gilt in einem Shop mit anderer Währung.',
    gift: {
      headline: 'Ein Gutschein zum Selbstgestalten',
      intro:
        'Für alle, die ihre Karten, Fotobücher und Bilder lieber selbst aussuchen: Der Gutschein kommt per E-Mail und gilt für das ganze Sortiment.',
      amountLabel: 'Wert des Gutscheins',
      validity: 'Drei Jahre gültig, gerechnet ab dem Ende des Jahres, in dem er gekauft wurde.',
    },
  },
  /** Of what is in a basket, and what has become of it. */
  basket: {
    sample: (name: string) => `Musterkarte: ${name}`,
    giftVoucher: (amount: string) => `Gutschein über ${amount}`,
    byEmail: 'Kommt per E-Mail',
    withoutPicture: 'Rahmen ohne Bild',
    outdated:
      'Der Warenkorb wurde inzwischen geändert, vermutlich in einem anderen Fenster. So sieht er jetzt aus.',
    erased: 'Die Gestaltungen dieser Bestellung sind gelöscht. Bitte neu gestalten.',
    full: (lines: number) => `Mehr als ${lines} verschiedene Artikel passen nicht in den Warenkorb.`,
    notSold: 'Diesen Artikel gibt es in diesem Shop nicht.',
    priceChanged: (name: string, before: string, after: string) =>
      `„${name}“ kostet jetzt ${after} statt ${before} pro Stück.`,
    joined: (name: string, quantity: number) =>
      `${quantity} × „${name}“: lag schon im Warenkorb des Kundenkontos.`,
    withdrawn: (name: string) => `„${name}“ gibt es nicht mehr.`,
    limited: (name: string, most: number) => `Von „${name}“ gibt es höchstens ${most} Stück pro Bestellung.`,
    shippingChanged: (before: string, after: string) => `Der Versand kostet jetzt ${after} statt ${before}.`,
    firstOrderOnly: 'Dieser Gutschein gilt nur für die erste Bestellung.',
    minimumOrder: (least: string) => `Dieser Gutschein gilt ab einem Warenwert von ${least}.`,
    toAddresses: (count: number) => `${count} Pakete an ${count} Adressen`,
    noSuchService: 'Diese Versandart gibt es in dieses Land nicht.',
    invoiceOnly: (least: string) =>
      `Bezahlt wird auf Rechnung, und die gibt es ab einem Warenwert von ${least}.`,
    empty: 'Der Warenkorb ist leer.',
    hasWithdrawn: 'Ein Artikel ist nicht mehr erhältlich. Bitte erst aus dem Warenkorb nehmen.',
    showOnly: 'In dieses Land liefern wir noch nicht, hier lässt sich deshalb nichts bestellen.',
    pages: (count: number) => `${count} Seiten`,
    prints: (count: number) => `${count} Abzüge`,
    names: (count: number) => (count === 1 ? '1 Name' : `${count} Namen`),
    photos: (count: number) => (count === 1 ? '1 Foto' : `${count} verschiedene Fotos`),
    inSteps: (name: string, examples: string) =>
      `„${name}“ drucken wir in festen Mengen, zum Beispiel ${examples}.`,
    stepped: (name: string, pieces: number) =>
      `Von „${name}“ liegen jetzt ${pieces} Stück im Warenkorb: Das ist die nächste Menge, die wir drucken.`,
  },
  /** When something that was designed is kept, and when it is put into the basket. */
  drafts: {
    nearEdge: (text: string) => `„${text}“ steht sehr nah am Rand und kann beim Schneiden berührt werden.`,
    photoCoarse: (dots: number) => `In dieser Größe nur ${dots} dpi: Das Foto wirkt im Druck unscharf.`,
    exampleLeft: (text: string) => `„${text}“ ist noch der Text des Musters.`,
    photoTwice: 'Dasselbe Foto steht noch an einer anderen Stelle.',
    foilFaint: (text: string) => `„${text}“: Die Folie hebt sich auf dieser Farbe kaum ab.`,
    rowNearEdge: (row: number, text: string) =>
      `Zeile ${row} der Namensliste („${text}“) steht sehr nah am Rand und kann beim Schneiden berührt werden.`,
    copyOf: (words: string) => `Kopie von ${words}`,
    changed: 'Der Entwurf wurde inzwischen geändert, vermutlich in einem anderen Fenster.',
    gone: 'Diesen Entwurf gibt es nicht mehr, oder er gehört zu einem anderen Konto.',
    tooLong: (text: string) => `„${text}“ ist zu lang für seinen Platz. Bitte etwas kürzen.`,
    noSuchCharacters: (text: string, characters: string) =>
      `In „${text}“ stehen Zeichen, die wir nicht drucken können: ${characters}`,
    noPlace: (text: string) =>
      `Für „${text}“ ist hier kein Platz vorgesehen. Bitte an anderer Stelle unterbringen.`,
    rowNameless: (row: number) => `Zeile ${row} der Namensliste hat noch keinen Namen.`,
    rowTooLong: (row: number, text: string) =>
      `Zeile ${row} der Namensliste passt nicht auf die Karte: „${text}“. Bitte etwas kürzen.`,
    rowTooFine: (row: number, text: string) =>
      `Zeile ${row} der Namensliste ist für Folie zu fein gesetzt: „${text}“. Bitte kürzen, eine andere Schrift wählen oder ohne Folie drucken.`,
    rowNoSuchCharacters: (row: number, text: string, characters: string) =>
      `In Zeile ${row} der Namensliste („${text}“) stehen Zeichen, die wir nicht drucken können: ${characters}`,
    rowNoPlace: (row: number, text: string) =>
      `Für „${text}“ in Zeile ${row} der Namensliste ist hier kein Platz vorgesehen.`,
    moreRows: (count: number) =>
      count === 1
        ? 'In einer weiteren Zeile ist etwas zu ändern.'
        : `In ${count} weiteren Zeilen ist etwas zu ändern.`,
    lists: {
      'no-rows': 'Darin stehen keine Namen. Bitte einen Namen in jede Zeile schreiben.',
      'too-many-rows': 'Das sind mehr als 1.000 Zeilen. Eine Namensliste fasst 500.',
      'too-long': 'Das ist zu viel auf einmal. Bitte als Tabelle hochladen.',
      'unknown-file': 'Diese Datei ist keine Tabelle. Bitte als .xlsx oder .csv speichern.',
      'old-excel':
        'Diese Datei hat das alte Excel-Format oder ein Passwort. Bitte ohne Passwort als .xlsx speichern.',
      'broken-file': 'Diese Tabelle lässt sich nicht lesen. Bitte noch einmal als .xlsx oder .csv speichern.',
      busy: 'Gerade werden zu viele Tabellen gelesen. Bitte gleich noch einmal hochladen.',
    },
    linkEnded: 'Dieser Link gilt nicht mehr. Wer den Entwurf gestaltet, kann einen neuen schicken.',
    phoneEnded: 'Dieser Code gilt nicht mehr. Am Computer lässt sich ein neuer anzeigen.',
    phoneFull: (most: number) =>
      `Mit einem Code lassen sich höchstens ${most} Fotos senden. Am Computer lässt sich ein neuer anzeigen.`,
    commentsFull: 'Mehr Kommentare passen nicht an diesen Entwurf.',
    foilTooFine: (text: string) =>
      `„${text}“ ist für Folie zu fein gesetzt. Bitte ohne Folie drucken, kürzen oder eine andere Schrift wählen.`,
    photoMissing: 'Es fehlt noch ein Foto.',
    photoTooCoarse: (dots: number) =>
      `Das Foto hat in dieser Größe nur ${dots} dpi, zu wenig für den Druck. Bitte eine kleinere Größe wählen, das Foto weniger vergrößern oder ein größeres einsetzen.`,
    choice: 'Diese Auswahl passt nicht zusammen oder wird nicht mehr angeboten. Bitte noch einmal prüfen.',
    busy: 'Gerade ist viel los. Bitte in einem Moment noch einmal versuchen.',
  },
  /** At the checkout. */
  orders: {
    incomplete: 'Bitte die markierten Felder prüfen.',
    addressBookFull: (most: number) => `Das Adressbuch fasst ${most} Adressen. Bitte zuerst eine löschen.`,
    changed: 'Im Warenkorb hat sich etwas geändert, deshalb ist noch nichts bestellt. Bitte einmal prüfen.',
    newTerms: 'Unsere Geschäftsbedingungen haben sich gerade geändert. Bitte die Seite neu laden.',
    otherPayment: 'Diese Zahlungsart gibt es für diesen Warenkorb nicht. Bitte eine andere wählen.',
    fields: {
      email: 'Bitte eine gültige E-Mail-Adresse eintragen.',
      missing: 'Bitte ausfüllen.',
      tooLong: 'Das ist zu lang für ein Paketetikett. Bitte kürzen.',
      unwritable: 'Bitte ohne Sonderzeichen wie < oder > schreiben.',
      country: 'Bitte ein Land wählen, in das wir liefern.',
      oneCountry: (country: string) =>
        `Alle Adressen einer Bestellung liegen in einem Land, hier: ${country}. Für ein anderes bitte getrennt bestellen.`,
      nothingForAddress: 'Hier fehlt noch etwas: Diese Adresse bekommt mindestens ein Stück.',
      morePieces: (pieces: number, over: number) =>
        `So oft ist es nicht im Warenkorb: ${over} zu viel, zu verteilen sind ${pieces}.`,
      nothingLeft: 'Für die erste Adresse bleibt nichts übrig. Bitte dort mindestens ein Stück lassen.',
      wholeNumber: 'Bitte eine ganze Zahl eintragen, zum Beispiel 10.',
      otherCountry: 'Die Preise im Warenkorb gelten für ein anderes Lieferland. Bitte dort das Land ändern.',
      postalCode: (example: string) => `Bitte die Postleitzahl prüfen, zum Beispiel ${example}.`,
      province: 'Bitte die Provinz mit zwei Buchstaben eintragen, zum Beispiel RM.',
      vatId: (example: string) => `Bitte die USt-IdNr. prüfen, zum Beispiel ${example}.`,
      vatIdDigits: 'Die Prüfziffer dieser USt-IdNr. passt nicht: vermutlich ein Tippfehler.',
    },
  },
  campaigns: {
    newsletter: (voucher: string) => ({
      headline: `${voucher} für die erste Bestellung`,
      text: 'Newsletter abonnieren, den Link in der E-Mail bestätigen, und der Gutschein ist unterwegs.',
    }),
    samples: (count: number) => ({
      headline: `${count} Musterkarten gratis`,
      text: 'Papier und Druck erst in der Hand halten, dann bestellen.',
    }),
    booklets: (hours: number) => ({
      headline: `Fotohefte in ${hours} Stunden`,
      text: 'Werktags bis 11 Uhr per Express bestellt, am nächsten Werktag da.',
    }),
  },
  /** Of files that customers bring. */
  files: {
    refusals: {
      'unknown-kind':
        'Dieses Dateiformat ist uns nicht bekannt. Möglich sind JPEG, PNG, WebP, AVIF, TIFF und GIF.',
      svg: 'SVG-Zeichnungen können wir nicht annehmen. Bitte die Zeichnung im Grafikprogramm als PNG speichern, am besten mit 300 dpi.',
      heic:
        'Dieses Foto liegt im HEIC-Format vor, das wir nicht lesen können. So wird daraus ein JPEG: am Mac das ' +
        'Foto in der Vorschau öffnen und „Ablage › Exportieren“ mit dem Format JPEG wählen; am iPhone das Foto ' +
        'in der Dateien-App lange drücken und „Schnellaktionen › Bild konvertieren“ wählen. Künftige Fotos nimmt ' +
        'das iPhone als JPEG auf, wenn unter „Einstellungen › Kamera › Formate“ die Option „Maximale ' +
        'Kompatibilität“ eingestellt ist.',
      'not-a-pdf': 'Das ist keine PDF-Datei. Bitte eine Datei wählen, die als PDF gespeichert wurde.',
      'pdf-instead-of-picture':
        'Das ist eine PDF-Datei; hier wird ein Bild gebraucht. Möglich sind JPEG, PNG, WebP, AVIF, TIFF und GIF.',
      broken: 'Die Datei ist beschädigt oder unvollständig. Bitte noch einmal hochladen oder neu speichern.',
      infected: 'In dieser Datei wurde ein Virus gefunden. Bitte eine andere wählen.',
      'too-many-pixels':
        'Das Bild ist größer als 64 Megapixel oder an einer Seite länger als 30.000 Pixel. Bitte verkleinern; für den Druck reicht das allemal.',
      'took-too-long':
        'Die Datei ist so aufwendig, dass wir abbrechen mussten. Bitte vereinfachen oder in kleinere Dateien aufteilen.',
      password:
        'Diese PDF-Datei ist mit einem Passwort geschützt. Bitte ohne Passwort speichern und noch einmal hochladen.',
      'no-pages': 'Diese PDF-Datei enthält keine Seiten.',
      'too-many-pages': 'Die PDF-Datei hat mehr als 40 Seiten. Bitte in mehrere Dateien aufteilen.',
      busy: 'Gerade werden sehr viele Dateien verarbeitet. Bitte in ein paar Sekunden noch einmal versuchen.',
      full: 'Im Moment können wir keine weiteren Dateien aufnehmen. Bitte in ein paar Minuten noch einmal versuchen.',
      'too-often': 'Das waren sehr viele Dateien in kurzer Zeit. Bitte etwas warten und dann weitermachen.',
      expired:
        'Diese Datei gibt es nicht mehr: Ergebnisse werden nach einer Stunde gelöscht. Bitte noch einmal erstellen.',
      'unknown-file': 'Diese Datei gibt es nicht. Bitte den Link unverändert öffnen.',
    },
    /** Of a photo that was to be deleted. */
    ordered: 'Dieses Foto wird für eine Bestellung gedruckt und bleibt deshalb noch bei uns.',
    firstPicture: 'Die Datei enthält mehrere Bilder; verwendet wird das erste.',
    arriving: 'Gerade kommen sehr viele Dateien an. Bitte in ein paar Sekunden noch einmal versuchen.',
    tooLarge: (megabytes: number) => `Die Datei ist größer als ${megabytes} MB. Bitte eine kleinere wählen.`,
  },
  /** On pages of links that cannot be followed. */
  links: {
    cut: {
      title: 'Dieser Link ist unvollständig',
      text: 'Vermutlich wurde die Adresse unterwegs abgeschnitten. Am besten den Link dort noch einmal anklicken, wo er herkommt, oder die ganze Adresse in die Adresszeile kopieren. Hilft das nicht, bitte einen neuen Link anfordern.',
    },
    nothing: {
      title: 'Hier ist nichts',
      text: 'Vielleicht wurde die Adresse abgeschnitten. Am besten den Link dort noch einmal anklicken, wo er herkommt.',
    },
    over: {
      title: 'Das gibt es nicht mehr',
      text: 'Dieser Link ist abgelaufen. Bitte einen neuen anfordern.',
    },
    foreign: {
      title: 'Das hat nicht geklappt',
      text: 'Der Klick kam nicht von unserer Seite. Bitte den Link noch einmal öffnen und dort auf den Knopf drücken.',
    },
    ours: {
      title: 'Das hat gerade nicht geklappt',
      text: 'Der Fehler liegt bei uns. Bitte in ein paar Minuten noch einmal versuchen.',
    },
    wait: (minutes: number) => ({
      title: 'Einen Moment bitte',
      text: `Das wurde von hier aus sehr oft versucht. Bitte in ${minutes === 1 ? 'einer Minute' : `${minutes} Minuten`} noch einmal probieren.`,
    }),
    toShop: 'Zum Shop',
  },
  /** At the foot of every message. */
  serviceHours: 'Fragen? Der Kundenservice ist montags bis freitags von 8 bis 17 Uhr da.',
};

export type Texts = typeof de;
