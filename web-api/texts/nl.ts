import type { TranslatedTexts } from './en.ts';

export const nl: TranslatedTexts = {
  customers: {
    wrongCredentials: 'Het e-mailadres of het wachtwoord klopt niet.',
    incomplete: 'Controleer de gemarkeerde velden.',
    fields: {
      email: 'Vul een geldig e-mailadres in.',
      noFirstName: 'Vul je voornaam in.',
      noLastName: 'Vul je achternaam in.',
      firstName: 'Een voornaam heeft maximaal 80 tekens, zonder tekens als @, / of <.',
      lastName: 'Een achternaam heeft maximaal 80 tekens, zonder tekens als @, / of <.',
      password: 'Vul het wachtwoord in.',
      tooShort: 'Het wachtwoord moet minstens 10 tekens hebben.',
      tooLong: 'Het wachtwoord mag maximaal 128 tekens hebben.',
      isEmail: 'Het wachtwoord mag niet het e-mailadres zijn.',
      isPersonal: 'Het wachtwoord is weinig meer dan de naam of het e-mailadres. Kies een ander.',
      tooCommon:
        'Veel mensen gebruiken dit wachtwoord of een dat er sterk op lijkt, dus het wordt als eerste geprobeerd. Kies een ander.',
      tooSimple:
        'Dit wachtwoord is makkelijk te raden. Het best zijn meerdere woorden die niet bij elkaar horen.',
    },
    passwordStrength: { good: 'Het wachtwoord is goed.', strong: 'Het wachtwoord is heel goed.' },
    signUpAnswer:
      'Bijna klaar: er is een e-mail onderweg naar dit adres. Met de link daarin gaat het verder; hij is een dag geldig.',
    resetAnswer:
      'Als er een account met dit adres is, is er een e-mail met een link onderweg. Die is één uur geldig.',
    newPasswordSet: 'Het nieuwe wachtwoord geldt vanaf nu. Alle apparaten zijn uitgelogd.',
    linkIsOver: 'Deze link is verlopen of al gebruikt. Vraag een nieuwe aan.',
    googleRefused: 'Inloggen met Google is niet gelukt. Probeer het nog eens.',
    googleNotLinked:
      'Er is al een account met wachtwoord voor dit e-mailadres. Log daarmee in of stel het wachtwoord opnieuw in.',
    googleUnreachable:
      'Google is op dit moment niet bereikbaar. Probeer het later of log in met een wachtwoord.',
    pictureSaved: 'De foto is opgeslagen.',
    pictureUnknown:
      'Dit bestand is geen afbeelding die hier gelezen kan worden. Kies een JPEG-, PNG- of WebP-bestand.',
    pictureBroken: 'De afbeelding is beschadigd of te groot. Kies een andere.',
    page: {
      title: 'Nieuw wachtwoord',
      label: 'Nieuw wachtwoord',
      hint: 'Minstens 10 tekens. Het liefst een wachtwoord dat nergens anders wordt gebruikt.',
      button: 'Wachtwoord opslaan',
      overTitle: 'Deze link is niet meer geldig',
      toShop: 'Naar de winkel',
    },
    confirm: {
      title: 'E-mailadres bevestigen',
      text: 'Vul voor de zekerheid nog één keer het wachtwoord in dat bij de aanvraag is gekozen. Daarna is het account klaar.',
      label: 'Wachtwoord',
      button: 'Account aanmaken',
      wrong: 'Dit is niet het gekozen wachtwoord. Vergeten? Vraag het account dan opnieuw aan.',
      toAccount: 'Naar het account',
      over: 'Deze link is verlopen of al gebruikt. Is het account al klaar, log dan in; vraag het anders opnieuw aan.',
    },
    signUp: {
      subject: 'Account bevestigen',
      preview: 'Nog één stap.',
      headline: 'Nog één stap',
      text: 'Met dit adres is een account aangevraagd. De link bevestigt het adres; daar wordt nog één keer om het gekozen wachtwoord gevraagd.',
      button: 'Adres bevestigen',
      note: 'De link is een dag geldig. Geen account aangevraagd? Dan hoeft er niets te gebeuren: zonder bevestiging komt er geen.',
    },
    known: {
      subject: 'Er is al een account',
      preview: 'Gewoon inloggen, of een nieuw wachtwoord kiezen.',
      headline: 'Er is al een account',
      text: 'Met dit adres is een account aangevraagd, maar er is er al een. Log daarmee in. Wachtwoord vergeten? Met de tweede link kies je een nieuw; die is een uur geldig.',
      button: 'Inloggen',
      reset: 'Nieuw wachtwoord kiezen',
      note: 'Niets aangevraagd? Dan blijft alles zoals het is en kan deze e-mail weg.',
    },
    welcome: {
      subject: 'Welkom!',
      preview: 'Het account is klaar.',
      headline: (name) => `Welkom, ${name}!`,
      text: 'Het account is klaar. Ontwerpen, bestellingen en verlanglijst blijven zo op één plek.',
      number: 'Klantnummer',
      button: 'Naar de winkel',
    },
    reset: {
      subject: 'Nieuw wachtwoord instellen',
      preview: 'De link is één uur geldig.',
      headline: 'Nieuw wachtwoord instellen',
      text: 'Voor het account bij dit adres is een nieuw wachtwoord aangevraagd. Met de link kan het worden ingesteld.',
      button: 'Wachtwoord instellen',
      note: 'De link is één uur geldig en maar één keer te gebruiken. Niets aangevraagd? Dan blijft alles zoals het is en kan deze e-mail weg.',
    },
    changed: {
      subject: 'Het wachtwoord is gewijzigd',
      preview: 'Alle apparaten zijn uitgelogd.',
      headline: 'Het wachtwoord is gewijzigd',
      text: 'Het wachtwoord van het account is zojuist gewijzigd en alle apparaten zijn uitgelogd.',
      note: 'Was dit iemand anders? Neem dan meteen contact op met de klantenservice.',
    },
  },
  newsletter: {
    answer:
      'Bijna klaar: er is een e-mail onderweg. De link daarin bevestigt de aanmelding, daarna volgt de tegoedbon.',
    answerAlone: 'Bijna klaar: er is een e-mail onderweg. De link daarin bevestigt de aanmelding.',
    incomplete: 'Controleer de gemarkeerde velden.',
    fields: {
      email: 'Vul een geldig e-mailadres in.',
      firstName: 'Een voornaam heeft maximaal 80 tekens, zonder tekens als @, / of <.',
      lastName: 'Een achternaam heeft maximaal 80 tekens, zonder tekens als @, / of <.',
      birthday: 'Vul een geboortedatum in het verleden in.',
      weddingDate: 'Vul een geldige datum in.',
      consent: 'Zonder toestemming mogen we geen nieuwsbrief sturen. Vink het vakje aan.',
    },
    notSent: {
      title: 'De aanmelding is nog niet verstuurd',
      text: 'Ga een pagina terug om het te verbeteren en opnieuw te versturen.',
    },
    confirmation: {
      subject: 'Nieuwsbrief: nog één klik',
      preview: 'Bevestig de aanmelding en ontvang de tegoedbon.',
      headline: 'Nog één klik',
      text: (amount) =>
        `Dit adres is opgegeven voor onze nieuwsbrief. Met één klik is de aanmelding bevestigd, en de tegoedbon van ${amount} voor de eerste bestelling volgt meteen.`,
      previewAlone: 'Bevestig de aanmelding.',
      textAlone: 'Dit adres is opgegeven voor onze nieuwsbrief. Met één klik is de aanmelding bevestigd.',
      button: 'Aanmelding bevestigen',
      note: 'De link is zeven dagen geldig. Niets aangevraagd? Dan hoeft er niets te gebeuren: zonder klik komt er geen nieuwsbrief.',
    },
    voucher: {
      subject: (amount) => `De tegoedbon van ${amount} is er`,
      preview: 'Bedankt voor de aanmelding. Hier is de code.',
      headline: 'Bedankt voor de aanmelding',
      greeting: (name) => `Hallo ${name},`,
      text: (amount) =>
        `hier is de beloofde tegoedbon van ${amount}. Bewaar de code goed: het bedrag gaat van de eerste bestelling af.`,
      textWithoutName: (amount) =>
        `Hier is de beloofde tegoedbon van ${amount}. Bewaar de code goed: het bedrag gaat van de eerste bestelling af.`,
      code: 'Code van de tegoedbon',
      button: 'Naar de winkel',
      note: (date) => `Eén keer te gebruiken voor de eerste bestelling, geldig tot en met ${date}.`,
      leave: 'Afmelden voor de nieuwsbrief',
    },
    confirm: {
      title: 'Nog één klik',
      text: (amount) =>
        `Daarmee is de aanmelding bevestigd, en de tegoedbon van ${amount} komt meteen per e-mail.`,
      textAlone: 'Daarmee is de aanmelding bevestigd.',
      button: 'Aanmelding bevestigen',
    },
    confirmed: {
      title: 'De aanmelding is bevestigd',
      text: 'De tegoedbon voor de eerste bestelling is onderweg en komt binnen enkele minuten aan. Zo niet, kijk dan even in de spammap.',
      textAlone: 'Vanaf nu komt de nieuwsbrief.',
    },
    noVoucher: {
      over: 'De actie met de tegoedbon is intussen afgelopen, daarom komt er geen tegoedbon meer.',
      had: 'De tegoedbon is er maar één keer en kwam al met de eerste aanmelding.',
    },
    expired: {
      title: 'Deze link is verlopen',
      text: 'Een bevestigingslink is zeven dagen geldig. Met een nieuwe aanmelding komt er meteen een verse.',
    },
    forged: {
      title: 'Deze link leidt nergens heen',
      text: 'Waarschijnlijk is hij bij het kopiëren afgekapt. Klik het liefst op de link in de e-mail zelf, of meld je opnieuw aan.',
    },
    leave: {
      title: 'Afmelden voor de nieuwsbrief',
      text: 'Met één klik is het klaar. Een tegoedbon die er al is, blijft geldig.',
      button: 'Afmelden',
    },
    left: {
      title: 'De nieuwsbrief is opgezegd',
      text: 'Er komt er geen meer. Toch van gedachten veranderd? Meld je gewoon weer aan.',
    },
    toShop: 'Naar de winkel',
  },
  vouchers: {
    unknown: 'Deze code bestaat niet. Controleer de schrijfwijze.',
    used: 'Deze tegoedbon is al gebruikt.',
    expired: 'Deze tegoedbon is verlopen.',
    otherCurrency: 'Deze tegoedbon geldt in een winkel met een andere valuta.',
    gift: {
      headline: 'Een tegoedbon om zelf iets van te maken',
      intro:
        'Voor iedereen die kaarten, fotoboeken en afdrukken liever zelf uitkiest: de tegoedbon komt per e-mail en geldt voor het hele assortiment.',
      amountLabel: 'Waarde van de tegoedbon',
      validity: 'Drie jaar geldig, gerekend vanaf het einde van het jaar van aankoop.',
    },
  },
  basket: {
    sample: (name) => `Proefkaart: ${name}`,
    giftVoucher: (amount) => `Cadeaubon van ${amount}`,
    byEmail: 'Komt per e-mail',
    withoutPicture: 'Lijst zonder foto',
    outdated:
      'De winkelwagen is intussen gewijzigd, waarschijnlijk in een ander venster. Zo ziet hij er nu uit.',
    erased: 'De ontwerpen van deze bestelling zijn gewist. Maak ze alsjeblieft opnieuw.',
    full: (lines) => `Er passen niet meer dan ${lines} verschillende artikelen in de winkelwagen.`,
    notSold: 'Dit artikel wordt in deze winkel niet verkocht.',
    priceChanged: (name, before, after) => `“${name}” kost nu ${after} per stuk in plaats van ${before}.`,
    joined: (name, quantity) => `${quantity} × “${name}”: lag al in de winkelwagen van het account.`,
    withdrawn: (name) => `“${name}” is niet meer verkrijgbaar.`,
    limited: (name, most) => `Van “${name}” zijn hoogstens ${most} stuks per bestelling mogelijk.`,
    shippingChanged: (before, after) => `De verzending kost nu ${after} in plaats van ${before}.`,
    firstOrderOnly: 'Deze bon geldt alleen voor de eerste bestelling.',
    minimumOrder: (least) => `Deze bon geldt vanaf ${least} aan artikelen.`,
    toAddresses: (count) => `${count} pakketten naar ${count} adressen`,
    noSuchService: 'Deze verzendwijze is er niet voor dit land.',
    invoiceOnly: (least) => `Betalen gaat op rekening, vanaf ${least} aan artikelen.`,
    empty: 'De winkelwagen is leeg.',
    hasWithdrawn: 'Een artikel is niet meer verkrijgbaar. Haal het eerst uit de winkelwagen.',
    showOnly: 'Wij leveren nog niet in dit land, daarom kan hier niets worden besteld.',
    pages: (count) => `${count} pagina’s`,
    prints: (count) => `${count} afdrukken`,
    names: (count) => (count === 1 ? '1 naam' : `${count} namen`),
    photos: (count) => (count === 1 ? '1 foto' : `${count} verschillende foto’s`),
    inSteps: (name, examples) => `“${name}” drukken wij in vaste aantallen, bijvoorbeeld ${examples}.`,
    stepped: (name, pieces) =>
      `Er liggen nu ${pieces} stuks van “${name}” in de winkelwagen: het volgende aantal dat wij drukken.`,
  },
  drafts: {
    nearEdge: (text) => `“${text}” staat heel dicht bij de rand en kan bij het snijden worden geraakt.`,
    photoCoarse: (dots) => `Maar ${dots} dpi op dit formaat: gedrukt oogt de foto onscherp.`,
    exampleLeft: (text) => `“${text}” is nog de tekst van het voorbeeld.`,
    photoTwice: 'Dezelfde foto staat ook op een andere plek.',
    foilFaint: (text) => `“${text}”: de folie valt op deze kleur nauwelijks op.`,
    rowNearEdge: (row, text) =>
      `Regel ${row} van de namenlijst (“${text}”) staat heel dicht bij de rand en kan bij het snijden worden geraakt.`,
    copyOf: (words) => `Kopie van ${words}`,
    changed: 'Het ontwerp is intussen gewijzigd, waarschijnlijk in een ander venster.',
    gone: 'Dit ontwerp bestaat niet meer, of het hoort bij een ander account.',
    tooLong: (text) => `“${text}” is te lang voor zijn plaats. Maak het iets korter.`,
    noSuchCharacters: (text, characters) =>
      `In “${text}” staan tekens die wij niet kunnen drukken: ${characters}`,
    noPlace: (text) => `Voor “${text}” is hier geen plaats. Zet het ergens anders neer.`,
    rowNameless: (row) => `Regel ${row} van de namenlijst heeft nog geen naam.`,
    rowTooLong: (row, text) =>
      `Regel ${row} van de namenlijst past niet op het kaartje: “${text}”. Maak het iets korter.`,
    rowTooFine: (row, text) =>
      `Regel ${row} van de namenlijst is te fijn gezet voor folie: “${text}”. Maak hem korter, kies een ander lettertype of druk zonder folie.`,
    rowNoSuchCharacters: (row, text, characters) =>
      `In regel ${row} van de namenlijst (“${text}”) staan tekens die wij niet kunnen drukken: ${characters}`,
    rowNoPlace: (row, text) => `Voor “${text}” in regel ${row} van de namenlijst is hier geen plaats.`,
    moreRows: (count) =>
      count === 1 ? 'In nog één regel moet iets anders.' : `In nog ${count} regels moet iets anders.`,
    lists: {
      'no-rows': 'Hier staan geen namen in. Zet op elke regel één naam.',
      'too-many-rows': 'Dat zijn meer dan 1.000 regels. In een namenlijst passen er 500.',
      'too-long': 'Dit is te veel in één keer. Upload het als tabel.',
      'unknown-file': 'Dit bestand is geen tabel. Sla het op als .xlsx of .csv.',
      'old-excel':
        'Dit bestand heeft het oude Excel-formaat of een wachtwoord. Sla het zonder wachtwoord op als .xlsx.',
      'broken-file': 'Deze tabel kan niet worden gelezen. Sla hem nog eens op als .xlsx of .csv.',
      busy: 'Er worden nu te veel tabellen gelezen. Upload hem zo nog eens.',
    },
    linkEnded: 'Deze link is niet meer geldig. Wie het ontwerp maakt, kan een nieuwe sturen.',
    phoneEnded: 'Deze code is niet meer geldig. Op de computer kun je een nieuwe laten zien.',
    phoneFull: (most) =>
      `Met één code kun je hooguit ${most} foto’s sturen. Op de computer kun je een nieuwe laten zien.`,
    commentsFull: 'Bij dit ontwerp passen geen opmerkingen meer.',
    foilTooFine: (text) =>
      `“${text}” is te fijn gezet voor folie. Druk het zonder folie, maak het korter of kies een ander lettertype.`,
    photoMissing: 'Er ontbreekt nog een foto.',
    photoTooCoarse: (dots) =>
      `De foto heeft op dit formaat maar ${dots} dpi, te weinig om te drukken. Kies een kleiner formaat, vergroot de foto minder of gebruik een grotere.`,
    choice: 'Deze keuzes gaan niet samen of zijn er niet meer. Kijk het nog even na.',
    busy: 'Het is op dit moment druk. Probeer het zo nog eens.',
  },
  orders: {
    incomplete: 'Controleer de gemarkeerde velden.',
    addressBookFull: (most: number) => `Er passen ${most} adressen in het adresboek. Verwijder er eerst een.`,
    changed: 'Er is iets veranderd in de winkelwagen, daarom is er nog niets besteld. Kijk het even na.',
    newTerms: 'Onze voorwaarden zijn zojuist gewijzigd. Laad de pagina opnieuw.',
    otherPayment: 'Deze betaalwijze is er niet voor deze winkelwagen. Kies een andere.',
    fields: {
      email: 'Vul een geldig e-mailadres in.',
      missing: 'Vul dit veld in.',
      tooLong: 'Dit is te lang voor een pakketetiket. Maak het korter.',
      unwritable: 'Laat speciale tekens zoals < of > weg.',
      country: 'Kies een land waar wij leveren.',
      oneCountry: (country) =>
        `Alle adressen van een bestelling liggen in één land, hier: ${country}. Bestel voor een ander land apart.`,
      nothingForAddress: 'Dit adres krijgt nog niets: er moet minstens één stuk heen.',
      morePieces: (pieces, over) => `Dat zijn er ${over} te veel: er zijn er ${pieces} te verdelen.`,
      nothingLeft: 'Voor het eerste adres blijft niets over. Laat daar minstens één stuk.',
      wholeNumber: 'Vul een heel getal in, bijvoorbeeld 10.',
      otherCountry: 'De prijzen in de winkelwagen gelden voor een ander land. Wijzig het land daar.',
      postalCode: (example) => `Controleer de postcode, bijvoorbeeld ${example}.`,
      province: 'Vul de provincie in met twee letters, bijvoorbeeld RM.',
      vatId: (example) => `Controleer het btw-nummer, bijvoorbeeld ${example}.`,
      vatIdDigits: 'Het controlegetal van dit btw-nummer klopt niet: waarschijnlijk een typefout.',
    },
  },
  campaigns: {
    newsletter: (voucher: string) => ({
      headline: `${voucher} voor de eerste bestelling`,
      text: 'Abonneer je op de nieuwsbrief, bevestig de link in de e-mail en de tegoedbon is onderweg.',
    }),
    samples: (count: number) => ({
      headline: `${count} gratis proefkaarten`,
      text: 'Eerst papier en druk in handen houden, dan bestellen.',
    }),
    booklets: (hours: number) => ({
      headline: `Fotoschriften binnen ${hours} uur`,
      text: 'Op een werkdag vóór 11.00 uur met expres besteld, de volgende werkdag in huis.',
    }),
  },
  files: {
    refusals: {
      'unknown-kind': 'Dit bestandsformaat kennen we niet. Mogelijk zijn JPEG, PNG, WebP, AVIF, TIFF en GIF.',
      svg: 'SVG-tekeningen kunnen we niet aannemen. Sla de tekening in je grafische programma op als PNG, het liefst met 300 dpi.',
      heic:
        'Deze foto heeft het HEIC-formaat, dat we niet kunnen lezen. Zo maak je er een JPEG van: open de foto op ' +
        'een Mac in Voorvertoning en kies “Archief › Exporteer” met het formaat JPEG; houd de foto op een iPhone ' +
        'in de Bestanden-app ingedrukt en kies “Snelle taken › Converteer afbeelding”. Nieuwe foto’s maakt de ' +
        'iPhone als JPEG met “Instellingen › Camera › Structuren › Meest compatibel”.',
      'not-a-pdf': 'Dit is geen pdf. Kies een bestand dat als pdf is opgeslagen.',
      'pdf-instead-of-picture':
        'Dit is een pdf en hier is een afbeelding nodig. Mogelijk zijn JPEG, PNG, WebP, AVIF, TIFF en GIF.',
      broken: 'Het bestand is beschadigd of onvolledig. Upload het nog een keer of sla het opnieuw op.',
      infected: 'In dit bestand is een virus gevonden. Kies een ander bestand.',
      'too-many-pixels':
        'De afbeelding is groter dan 64 megapixel of aan één kant langer dan 30.000 pixels. Maak de afbeelding kleiner; voor drukwerk is dat ruim voldoende.',
      'took-too-long':
        'Het bestand is zo complex dat we moesten stoppen. Maak het eenvoudiger of splits het in kleinere bestanden.',
      password:
        'Deze pdf is beveiligd met een wachtwoord. Sla het bestand zonder wachtwoord op en upload het opnieuw.',
      'no-pages': 'Deze pdf bevat geen pagina’s.',
      'too-many-pages': 'De pdf heeft meer dan 40 pagina’s. Splits het bestand in meerdere delen.',
      busy: 'Er worden op dit moment heel veel bestanden verwerkt. Probeer het over een paar seconden opnieuw.',
      full: 'We kunnen op dit moment geen bestanden meer aannemen. Probeer het over een paar minuten opnieuw.',
      'too-often': 'Dat waren heel veel bestanden in korte tijd. Wacht even en ga dan verder.',
      expired: 'Dit bestand is er niet meer: resultaten worden na een uur verwijderd. Maak het opnieuw.',
      'unknown-file': 'Dit bestand bestaat niet. Open de link ongewijzigd.',
    },
    ordered: 'Deze foto wordt voor een bestelling gedrukt en moet daarom nog bij ons blijven.',
    firstPicture: 'Het bestand bevat meerdere afbeeldingen; de eerste wordt gebruikt.',
    arriving:
      'Er komen op dit moment heel veel bestanden binnen. Probeer het over een paar seconden opnieuw.',
    tooLarge: (megabytes) => `Het bestand is groter dan ${megabytes} MB. Kies een kleiner bestand.`,
  },
  links: {
    cut: {
      title: 'Deze link is onvolledig',
      text: 'Waarschijnlijk is het adres onderweg afgekapt. Klik de link het liefst nog eens aan waar hij vandaan komt, of kopieer het hele adres naar de adresbalk. Helpt dat niet, vraag dan een nieuwe link aan.',
    },
    nothing: {
      title: 'Hier is niets',
      text: 'Misschien is het adres afgekapt. Klik de link het liefst nog eens aan waar hij vandaan komt.',
    },
    over: {
      title: 'Dit bestaat niet meer',
      text: 'Deze link is verlopen. Vraag een nieuwe aan.',
    },
    foreign: {
      title: 'Dat is niet gelukt',
      text: 'De klik kwam niet van onze pagina. Open de link opnieuw en druk daar op de knop.',
    },
    ours: {
      title: 'Dat is nu even niet gelukt',
      text: 'De fout ligt bij ons. Probeer het over een paar minuten nog eens.',
    },
    wait: (minutes: number) => ({
      title: 'Een ogenblik geduld',
      text: `Dit is van hieruit heel vaak geprobeerd. Probeer het over ${minutes === 1 ? 'een minuut' : `${minutes} minuten`} nog eens.`,
    }),
    toShop: 'Naar de winkel',
  },
  serviceHours: 'Vragen? De klantenservice is er van maandag tot en met vrijdag, van 8.00 tot 17.00 uur.',
  scenes: {
    'Anhänger an einem Geschenk': 'Label aan een cadeau',
    'Aufgeschlagenes Fotobuch': 'Opengeslagen fotoboek',
    'Aufkleberbogen und aufgeklebter Aufkleber': 'Stickervel en een geplakte sticker',
    'Bedruckter Umschlag von vorn und hinten': 'Bedrukte envelop, voor- en achterkant',
    'Einladung mit Menükarte und Tischkarte': 'Uitnodiging met menukaart en tafelkaartje',
    'Emaille-Tasse auf einem Holztisch': 'Emaille mok op een houten tafel',
    'Etikett auf einer Weinflasche': 'Etiket op een wijnfles',
    'Familienplaner in der Küche': 'Familieplanner in de keuken',
    'Fotoabzüge an einer Leine': 'Fotoafdrukken aan een lijn',
    'Fotobox mit Fotoabzügen': 'Fotobox met afdrukken',
    'Fotobuch mit seinem Einband': 'Fotoboek met omslag',
    'Gerahmte Collage im Wohnzimmer': 'Ingelijste collage in de woonkamer',
    'Karte auf dem Umschlag, mit Band und Blumen': 'Kaart op de envelop, met lint en bloemen',
    'Karte im Holzständer, mit Umschlag und Blumen': 'Kaart in een houten standaard, met envelop en bloemen',
    'Kissen auf dem Sofa': 'Kussen op de bank',
    'Klappkarte aufgestellt, mit Umschlag': 'Staande vouwkaart met envelop',
    'Leinwand über einem Sideboard': 'Canvas boven een dressoir',
    'Magnete am Kühlschrank': 'Magneten op de koelkast',
    'Poster an der Wand': 'Poster aan de muur',
    'Puzzle, das letzte Teil liegt bereit': 'Puzzel met het laatste stukje erbij',
    'Schlüsselanhänger an einem Schlüsselbund': 'Sleutelhanger aan een sleutelbos',
    'Stofftasche an einem Haken': 'Stoffen tas aan een haak',
    'Tasse mit Kaffee auf dem Tisch': 'Mok koffie op tafel',
    'Tischkalender im Holzblock': 'Bureaukalender in een houten blok',
    'Aufgestellte Klappkarte auf einem Tisch': 'Gevouwen kaart rechtop op een tafel',
    'Trinkflasche mit Holzdeckel': 'Drinkfles met houten dop',
    'Untersetzer mit einer Tasse Tee': 'Onderzetters met een kop thee',
    'Vorderseite und Innenseiten nebeneinander': 'Voorkant en binnenkant naast elkaar',
    'Wandkalender mit Spirale': 'Wandkalender met spiraal',
    'Windlicht mit brennender Kerze': 'Windlicht met brandende kaars',
  },
};
