import type { TranslatedTexts } from './en.ts';

export const it: TranslatedTexts = {
  customers: {
    wrongCredentials: 'L’indirizzo e-mail o la password non sono corretti.',
    incomplete: 'Controllare i campi evidenziati.',
    fields: {
      email: 'Inserisci un indirizzo e-mail valido.',
      noFirstName: 'Inserisci il nome.',
      noLastName: 'Inserisci il cognome.',
      firstName: 'Il nome può avere al massimo 80 caratteri, senza segni come @, / o <.',
      lastName: 'Il cognome può avere al massimo 80 caratteri, senza segni come @, / o <.',
      password: 'Inserisci la password.',
      tooShort: 'La password deve avere almeno 10 caratteri.',
      tooLong: 'La password può avere al massimo 128 caratteri.',
      isEmail: 'La password non può essere l’indirizzo e-mail.',
      isPersonal: 'La password è poco più del nome o dell’indirizzo e-mail. Scegline un’altra.',
      tooCommon:
        'Molte persone usano questa password o una molto simile, quindi è la prima a essere provata. Scegline un’altra.',
      tooSimple: 'Questa password è facile da indovinare. L’ideale sono più parole senza legame tra loro.',
    },
    passwordStrength: { good: 'La password è buona.', strong: 'La password è ottima.' },
    signUpAnswer:
      'Ci siamo quasi: un’e-mail è in viaggio verso questo indirizzo. Il link che contiene permette di continuare ed è valido un giorno.',
    resetAnswer:
      'Se esiste un account con questo indirizzo, è in arrivo un’e-mail con un link valido un’ora.',
    newPasswordSet: 'La nuova password vale da subito. Tutti i dispositivi sono stati disconnessi.',
    linkIsOver: 'Questo link è scaduto o è già stato usato. Richiedine uno nuovo.',
    googleRefused: 'L’accesso con Google non è riuscito. Riprova.',
    googleNotLinked:
      'Esiste già un account con password per questo indirizzo e-mail. Accedi con quello oppure reimposta la password.',
    googleUnreachable: 'Google non è raggiungibile al momento. Riprova più tardi o accedi con la password.',
    pictureSaved: 'L’immagine è stata salvata.',
    pictureUnknown: 'Questo file non è un’immagine leggibile qui. Scegli un file JPEG, PNG o WebP.',
    pictureBroken: 'L’immagine è danneggiata o troppo grande. Scegline un’altra.',
    page: {
      title: 'Nuova password',
      label: 'Nuova password',
      hint: 'Almeno 10 caratteri. Meglio una password che non si usa altrove.',
      button: 'Salva la password',
      overTitle: 'Questo link non è più valido',
      toShop: 'Vai al negozio',
    },
    confirm: {
      title: 'Confermare l’indirizzo e-mail',
      text: 'Per sicurezza, inserire ancora una volta la password scelta quando è stato richiesto l’account. Dopo l’account è pronto.',
      label: 'Password',
      button: 'Crea l’account',
      wrong: 'Questa non è la password scelta. Dimenticata? Allora richiedere di nuovo l’account.',
      toAccount: 'Vai all’account',
      over: 'Questo link è scaduto o è già stato usato. Se l’account è già pronto, accedere, altrimenti richiederlo di nuovo.',
    },
    signUp: {
      subject: 'Confermare l’account',
      preview: 'Manca solo un passo.',
      headline: 'Manca solo un passo',
      text: 'È stato richiesto un account con questo indirizzo. Il link lo conferma; lì viene chiesta ancora una volta la password scelta.',
      button: 'Conferma l’indirizzo',
      note: 'Il link è valido un giorno. Nessun account richiesto? Allora non serve fare altro: senza conferma non viene creato.',
    },
    known: {
      subject: 'Esiste già un account',
      preview: 'Basta accedere, oppure scegliere una nuova password.',
      headline: 'Esiste già un account',
      text: 'È stato richiesto un account con questo indirizzo, ma ne esiste già uno. Usalo per accedere. Password dimenticata? Il secondo link permette di sceglierne una nuova ed è valido un’ora.',
      button: 'Accedi',
      reset: 'Scegliere una nuova password',
      note: 'Nessuna richiesta? Allora tutto resta com’è e questa e-mail si può eliminare.',
    },
    welcome: {
      subject: 'Benvenuti!',
      preview: 'L’account è pronto.',
      headline: (name) => `Ciao ${name}, che bello averti qui!`,
      text: 'L’account è pronto: progetti, ordini e lista dei desideri restano in un unico posto.',
      number: 'Numero cliente',
      button: 'Vai al negozio',
    },
    reset: {
      subject: 'Impostare una nuova password',
      preview: 'Il link è valido un’ora.',
      headline: 'Impostare una nuova password',
      text: 'È stata richiesta una nuova password per l’account legato a questo indirizzo. Il link permette di impostarla.',
      button: 'Imposta la password',
      note: 'Il link è valido un’ora e una volta sola. Nessuna richiesta? Allora non cambia nulla e questa e-mail si può eliminare.',
    },
    changed: {
      subject: 'La password è stata modificata',
      preview: 'Tutti i dispositivi sono stati disconnessi.',
      headline: 'La password è stata modificata',
      text: 'La password dell’account è appena stata modificata e tutti i dispositivi sono stati disconnessi.',
      note: 'È stato qualcun altro? Avvisa subito il servizio clienti.',
    },
  },
  newsletter: {
    answer:
      'Quasi fatto: un’e-mail è in arrivo. Il link al suo interno conferma l’iscrizione, poi arriverà il buono.',
    answerAlone: 'Quasi fatto: un’e-mail è in arrivo. Il link al suo interno conferma l’iscrizione.',
    incomplete: 'Controllare i campi evidenziati.',
    fields: {
      email: 'Inserisci un indirizzo e-mail valido.',
      firstName: 'Il nome può avere al massimo 80 caratteri, senza segni come @, / o <.',
      lastName: 'Il cognome può avere al massimo 80 caratteri, senza segni come @, / o <.',
      birthday: 'Inserisci una data di nascita nel passato.',
      weddingDate: 'Inserisci una data valida.',
      consent: 'Senza consenso non possiamo inviare la newsletter. Spunta la casella.',
    },
    notSent: {
      title: 'L’iscrizione non è ancora stata inviata',
      text: 'Tornare alla pagina precedente, correggere e inviare di nuovo.',
    },
    confirmation: {
      subject: 'Newsletter: manca solo un clic',
      preview: 'Confermare l’iscrizione e ricevere il buono.',
      headline: 'Manca solo un clic',
      text: (amount) =>
        `Questo indirizzo è stato inserito per la nostra newsletter. Basta un clic per confermare l’iscrizione: il buono da ${amount} per il primo ordine arriverà subito dopo.`,
      previewAlone: 'Confermare l’iscrizione.',
      textAlone:
        'Questo indirizzo è stato inserito per la nostra newsletter. Basta un clic per confermare l’iscrizione.',
      button: 'Conferma l’iscrizione',
      note: 'Il link è valido sette giorni. Nessuna iscrizione inviata? Allora non serve fare nulla: senza clic non arriva alcuna newsletter.',
    },
    voucher: {
      subject: (amount) => `Il buono da ${amount} è arrivato`,
      preview: 'Grazie per l’iscrizione. Ecco il codice.',
      headline: 'Grazie per l’iscrizione',
      greeting: (name) => `Ciao ${name},`,
      text: (amount) =>
        `ecco il buono da ${amount} promesso. Conviene conservare il codice: l’importo viene detratto dal primo ordine.`,
      textWithoutName: (amount) =>
        `Ecco il buono da ${amount} promesso. Conviene conservare il codice: l’importo viene detratto dal primo ordine.`,
      code: 'Codice del buono',
      button: 'Vai al negozio',
      note: (date) => `Utilizzabile una volta per il primo ordine, valido fino al ${date}.`,
      leave: 'Annulla l’iscrizione alla newsletter',
    },
    confirm: {
      title: 'Manca solo un clic',
      text: (amount) => `Conferma l’iscrizione, e il buono da ${amount} arriva subito per e-mail.`,
      textAlone: 'Conferma l’iscrizione.',
      button: 'Conferma l’iscrizione',
    },
    confirmed: {
      title: 'L’iscrizione è confermata',
      text: 'Il buono per il primo ordine è in viaggio e arriverà entro pochi minuti. In caso contrario conviene guardare nella cartella spam.',
      textAlone: 'D’ora in poi arriverà la newsletter.',
    },
    noVoucher: {
      over: 'Nel frattempo l’offerta del buono è terminata: il buono quindi non è più previsto.',
      had: 'Il buono viene dato una sola volta ed è arrivato con la prima iscrizione.',
    },
    expired: {
      title: 'Questo link è scaduto',
      text: 'Un link di conferma vale sette giorni. Con una nuova iscrizione ne arriva subito un altro.',
    },
    forged: {
      title: 'Questo link non porta da nessuna parte',
      text: 'Probabilmente è stato tagliato durante la copia. Meglio cliccare sul link direttamente nell’e-mail, oppure iscriversi di nuovo.',
    },
    leave: {
      title: 'Annullare l’iscrizione alla newsletter',
      text: 'Basta un clic. Un buono già ricevuto resta valido.',
      button: 'Annulla l’iscrizione',
    },
    left: {
      title: 'L’iscrizione è stata annullata',
      text: 'Non arriverà più alcuna newsletter. Per cambiare idea basta iscriversi di nuovo.',
    },
    toShop: 'Vai al negozio',
  },
  vouchers: {
    unknown: 'Questo codice non esiste. Controlla come è scritto.',
    used: 'Questo buono è già stato usato.',
    expired: 'Questo buono è scaduto.',
    otherCurrency: 'Questo buono vale per un negozio con un’altra valuta.',
    gift: {
      headline: 'Un buono da trasformare in qualcosa di proprio',
      intro:
        'Per chi preferisce scegliere di persona biglietti, fotolibri e stampe: il buono arriva per e-mail e vale per tutto il negozio.',
      amountLabel: 'Valore del buono',
      validity: 'Valido tre anni a partire dalla fine dell’anno di acquisto.',
    },
  },
  basket: {
    sample: (name) => `Campione: ${name}`,
    giftVoucher: (amount) => `Buono regalo da ${amount}`,
    byEmail: 'Inviato per e-mail',
    withoutPicture: 'Cornice senza immagine',
    outdated:
      'Nel frattempo il carrello è stato modificato, probabilmente in un’altra finestra. Ecco com’è adesso.',
    erased: 'Le creazioni di questo ordine sono state cancellate. Creale di nuovo.',
    full: (lines) => `Nel carrello non c’è posto per più di ${lines} articoli diversi.`,
    notSold: 'Questo articolo non è in vendita in questo negozio.',
    priceChanged: (name, before, after) => `«${name}» ora costa ${after} al pezzo invece di ${before}.`,
    joined: (name, quantity) => `${quantity} × «${name}»: era già nel carrello dell’account.`,
    withdrawn: (name) => `«${name}» non è più disponibile.`,
    limited: (name, most) => `Di «${name}» si possono ordinare al massimo ${most} pezzi.`,
    shippingChanged: (before, after) => `La spedizione ora costa ${after} invece di ${before}.`,
    firstOrderOnly: 'Questo buono vale solo per il primo ordine.',
    minimumOrder: (least) => `Questo buono vale a partire da ${least} di merce.`,
    toAddresses: (count) => `${count} pacchi a ${count} indirizzi`,
    noSuchService: 'Questo tipo di spedizione non è disponibile per questo Paese.',
    invoiceOnly: (least) => `Il pagamento avviene su fattura, a partire da ${least} di merce.`,
    empty: 'Il carrello è vuoto.',
    hasWithdrawn: 'Un articolo non è più disponibile. Va prima tolto dal carrello.',
    showOnly: 'Non consegniamo ancora in questo Paese, perciò qui non si può ordinare.',
    pages: (count) => `${count} pagine`,
    prints: (count) => `${count} stampe`,
    names: (count) => (count === 1 ? '1 nome' : `${count} nomi`),
    photos: (count) => (count === 1 ? '1 foto' : `${count} foto diverse`),
    inSteps: (name, examples) => `«${name}» si stampa in quantità fisse, per esempio ${examples}.`,
    stepped: (name, pieces) =>
      `Nel carrello ci sono ora ${pieces} pezzi di «${name}»: è la prossima quantità che stampiamo.`,
  },
  drafts: {
    nearEdge: (text) => `«${text}» è molto vicino al bordo e può essere toccato dal taglio.`,
    photoCoarse: (dots) => `Solo ${dots} dpi in queste dimensioni: in stampa la foto risulterà sfocata.`,
    exampleLeft: (text) => `«${text}» è ancora il testo del modello.`,
    photoTwice: 'La stessa foto si trova anche in un altro punto.',
    foilFaint: (text) => `«${text}»: la lamina risalta appena su questo colore.`,
    rowNearEdge: (row, text) =>
      `La riga ${row} dell’elenco dei nomi («${text}») è molto vicina al bordo e può essere toccata dal taglio.`,
    copyOf: (words) => `Copia di ${words}`,
    changed: 'Nel frattempo la bozza è stata modificata, probabilmente in un’altra finestra.',
    gone: 'Questa bozza non esiste più o appartiene a un altro account.',
    tooLong: (text) => `«${text}» è troppo lungo per il suo spazio. Accorcialo un po’.`,
    noSuchCharacters: (text, characters) =>
      `«${text}» contiene caratteri che non possiamo stampare: ${characters}`,
    noPlace: (text) => `Qui non è previsto uno spazio per «${text}». Inseriscilo altrove.`,
    rowNameless: (row) => `La riga ${row} dell’elenco dei nomi non ha ancora un nome.`,
    rowTooLong: (row, text) =>
      `La riga ${row} dell’elenco dei nomi non entra nel biglietto: «${text}». Accorciala un po’.`,
    rowTooFine: (row, text) =>
      `La riga ${row} dell’elenco dei nomi è composta troppo sottile per la lamina: «${text}». Accorciala, scegli un altro carattere o stampala senza lamina.`,
    rowNoSuchCharacters: (row, text, characters) =>
      `La riga ${row} dell’elenco dei nomi («${text}») contiene caratteri che non possiamo stampare: ${characters}`,
    rowNoPlace: (row, text) =>
      `Qui non è previsto uno spazio per «${text}», alla riga ${row} dell’elenco dei nomi.`,
    moreRows: (count) =>
      count === 1 ? 'C’è un’altra riga da modificare.' : `Ci sono altre ${count} righe da modificare.`,
    lists: {
      'no-rows': 'Non contiene nomi. Scrivi un nome per riga.',
      'too-many-rows': 'Sono più di 1.000 righe. Un elenco di nomi ne contiene 500.',
      'too-long': 'È troppo in una volta. Carica una tabella.',
      'unknown-file': 'Questo file non è una tabella. Salvalo come .xlsx o .csv.',
      'old-excel':
        'Questo file ha il vecchio formato di Excel o una password. Salvalo come .xlsx senza password.',
      'broken-file': 'Questa tabella non si può leggere. Salvala di nuovo come .xlsx o .csv.',
      busy: 'Si stanno leggendo troppe tabelle. Ricaricala tra poco.',
    },
    linkEnded: 'Questo link non è più valido. Chi sta creando la bozza può inviarne uno nuovo.',
    phoneEnded: 'Questo codice non è più valido. Sul computer se ne può mostrare uno nuovo.',
    phoneFull: (most) =>
      `Con un codice si possono inviare al massimo ${most} foto. Sul computer se ne può mostrare uno nuovo.`,
    commentsFull: 'Questa bozza non può ricevere altri commenti.',
    foilTooFine: (text) =>
      `«${text}» è composto troppo sottile per la lamina. Stampalo senza lamina, accorcialo o scegli un altro carattere.`,
    photoMissing: 'Manca ancora una foto.',
    photoTooCoarse: (dots) =>
      `La foto ha solo ${dots} dpi in queste dimensioni, troppo pochi per la stampa. Scegli un formato più piccolo, ingrandisci meno la foto o usane una più grande.`,
    choice: 'Queste scelte non vanno insieme o non sono più disponibili. Controllale.',
    busy: 'In questo momento ci sono molte richieste. Riprova tra poco.',
  },
  orders: {
    incomplete: 'Controlla i campi evidenziati.',
    addressBookFull: (most: number) =>
      `La rubrica contiene al massimo ${most} indirizzi. Eliminane prima uno.`,
    changed: 'Nel carrello è cambiato qualcosa, perciò non è stato ancora ordinato nulla. Controllalo.',
    newTerms: 'Le nostre condizioni di vendita sono appena cambiate. Ricarica la pagina.',
    otherPayment: 'Questo metodo di pagamento non è disponibile per questo carrello. Scegline un altro.',
    fields: {
      email: 'Inserisci un indirizzo e-mail valido.',
      missing: 'Compila questo campo.',
      tooLong: 'È troppo lungo per un’etichetta. Abbrevialo.',
      unwritable: 'Evita caratteri speciali come < o >.',
      country: 'Scegli un Paese in cui consegniamo.',
      oneCountry: (country) =>
        `Tutti gli indirizzi di un ordine sono in un solo Paese, qui: ${country}. Per un altro Paese serve un ordine a parte.`,
      nothingForAddress: 'Questo indirizzo non riceve ancora nulla: serve almeno un pezzo.',
      morePieces: (pieces, over) => `Sono ${over} di troppo: i pezzi da ripartire sono ${pieces}.`,
      nothingLeft: 'Per il primo indirizzo non resta nulla. Lascia almeno un pezzo.',
      wholeNumber: 'Inserisci un numero intero, per esempio 10.',
      otherCountry:
        'I prezzi nel carrello valgono per un altro Paese di consegna. Si può cambiare nel carrello.',
      postalCode: (example) => `Controlla il CAP, per esempio ${example}.`,
      province: 'Inserisci la provincia con due lettere, per esempio RM.',
      vatId: (example) => `Controlla la partita IVA, per esempio ${example}.`,
      vatIdDigits: 'La cifra di controllo di questa partita IVA non torna: forse un errore di battitura.',
    },
  },
  campaigns: {
    newsletter: (voucher: string) => ({
      headline: `${voucher} per il primo ordine`,
      text: 'Iscriversi alla newsletter, confermare il link nell’e-mail, e il buono è in viaggio.',
    }),
    samples: (count: number) => ({
      headline: `${count} campioni gratuiti`,
      text: 'Prima toccare con mano carta e stampa, poi ordinare.',
    }),
    booklets: (hours: number) => ({
      headline: `Quaderni fotografici in ${hours} ore`,
      text: 'Ordinato con express entro le 11 di un giorno feriale, consegnato il successivo.',
    }),
  },
  files: {
    refusals: {
      'unknown-kind':
        'Non conosciamo questo formato di file. Sono possibili JPEG, PNG, WebP, AVIF, TIFF e GIF.',
      svg: 'Non possiamo accettare disegni SVG. Salva il disegno come PNG nel programma di grafica, preferibilmente a 300 dpi.',
      heic:
        'Questa foto è in formato HEIC, che non possiamo leggere. Per farne un JPEG: sul Mac aprila in ' +
        'Anteprima e scegli «File › Esporta» con il formato JPEG; sull’iPhone tieni premuta la foto nell’app ' +
        'File e scegli «Azioni rapide › Converti immagine». Le prossime foto l’iPhone le salva in JPEG con ' +
        '«Impostazioni › Fotocamera › Formati › Più compatibile».',
      'not-a-pdf': 'Questo non è un PDF. Scegli un file salvato come PDF.',
      'pdf-instead-of-picture':
        'Questo è un PDF, mentre qui serve un’immagine. Sono possibili JPEG, PNG, WebP, AVIF, TIFF e GIF.',
      broken: 'Il file è danneggiato o incompleto. Caricalo di nuovo o salvalo un’altra volta.',
      infected: 'In questo file è stato trovato un virus. Scegline un altro.',
      'too-many-pixels':
        'L’immagine supera i 64 megapixel o ha un lato più lungo di 30.000 pixel. Riducila; per la stampa basta ampiamente.',
      'took-too-long':
        'Il file è così complesso che abbiamo dovuto interrompere. Semplificalo o dividilo in file più piccoli.',
      password: 'Questo PDF è protetto da una password. Salvalo senza password e caricalo di nuovo.',
      'no-pages': 'Questo PDF non contiene pagine.',
      'too-many-pages': 'Il PDF ha più di 40 pagine. Dividilo in più file.',
      busy: 'In questo momento stiamo elaborando moltissimi file. Riprova tra qualche secondo.',
      full: 'Al momento non possiamo accettare altri file. Riprova tra qualche minuto.',
      'too-often': 'Sono arrivati molti file in poco tempo. Aspetta un po’ prima di continuare.',
      expired: 'Questo file non c’è più: i risultati vengono cancellati dopo un’ora. Crealo di nuovo.',
      'unknown-file': 'Questo file non esiste. Apri il link senza modificarlo.',
    },
    ordered: 'Questa foto viene stampata per un ordine, quindi dobbiamo ancora conservarla.',
    firstPicture: 'Il file contiene più immagini; viene usata la prima.',
    arriving: 'In questo momento arrivano moltissimi file. Riprova tra qualche secondo.',
    tooLarge: (megabytes) => `Il file supera i ${megabytes} MB. Scegline uno più piccolo.`,
  },
  links: {
    cut: {
      title: 'Questo link è incompleto',
      text: 'Probabilmente l’indirizzo è stato tagliato. Meglio cliccare di nuovo sul link da dove proviene, oppure copiare l’intero indirizzo nella barra degli indirizzi. Se non serve, richiedere un nuovo link.',
    },
    nothing: {
      title: 'Qui non c’è nulla',
      text: 'Forse l’indirizzo è stato tagliato. Meglio cliccare di nuovo sul link da dove proviene.',
    },
    over: {
      title: 'Non esiste più',
      text: 'Questo link è scaduto. Richiedine uno nuovo.',
    },
    foreign: {
      title: 'Non ha funzionato',
      text: 'Il clic non proveniva dalla nostra pagina. Riapri il link e premi lì il pulsante.',
    },
    ours: {
      title: 'Al momento non ha funzionato',
      text: 'L’errore è nostro. Riprova tra qualche minuto.',
    },
    wait: (minutes: number) => ({
      title: 'Un momento, per favore',
      text: `Da qui ci sono stati moltissimi tentativi. Riprova tra ${minutes === 1 ? 'un minuto' : `${minutes} minuti`}.`,
    }),
    toShop: 'Vai al negozio',
  },
  serviceHours: 'Domande? Il servizio clienti è a disposizione dal lunedì al venerdì, dalle 8 alle 17.',
  scenes: {
    'Anhänger an einem Geschenk': 'Etichetta su un regalo',
    'Aufgeschlagenes Fotobuch': 'Fotolibro aperto',
    'Aufkleberbogen und aufgeklebter Aufkleber': 'Foglio di adesivi e un adesivo applicato',
    'Bedruckter Umschlag von vorn und hinten': 'Busta stampata, fronte e retro',
    'Einladung mit Menükarte und Tischkarte': 'Invito con menu e segnaposto',
    'Emaille-Tasse auf einem Holztisch': 'Tazza smaltata su un tavolo di legno',
    'Etikett auf einer Weinflasche': 'Etichetta su una bottiglia di vino',
    'Familienplaner in der Küche': 'Planner familiare in cucina',
    'Fotoabzüge an einer Leine': 'Stampe fotografiche appese a un filo',
    'Fotobox mit Fotoabzügen': 'Fotobox con stampe',
    'Fotobuch mit seinem Einband': 'Fotolibro con la sua copertina',
    'Gerahmte Collage im Wohnzimmer': 'Collage incorniciato in soggiorno',
    'Karte auf dem Umschlag, mit Band und Blumen': 'Biglietto sulla busta, con nastro e fiori',
    'Karte im Holzständer, mit Umschlag und Blumen': 'Biglietto in un supporto di legno, con busta e fiori',
    'Kissen auf dem Sofa': 'Cuscino sul divano',
    'Klappkarte aufgestellt, mit Umschlag': 'Biglietto piegato in piedi, con busta',
    'Leinwand über einem Sideboard': 'Tela sopra una credenza',
    'Magnete am Kühlschrank': 'Magneti sul frigorifero',
    'Poster an der Wand': 'Poster alla parete',
    'Puzzle, das letzte Teil liegt bereit': 'Puzzle con l’ultimo pezzo pronto',
    'Schlüsselanhänger an einem Schlüsselbund': 'Portachiavi con due chiavi',
    'Stofftasche an einem Haken': 'Borsa di tela su un gancio',
    'Tasse mit Kaffee auf dem Tisch': 'Tazza di caffè sul tavolo',
    'Tischkalender im Holzblock': 'Calendario da tavolo in un blocco di legno',
    'Aufgestellte Klappkarte auf einem Tisch': 'Biglietto piegato in piedi su un tavolo',
    'Trinkflasche mit Holzdeckel': 'Borraccia con tappo di legno',
    'Untersetzer mit einer Tasse Tee': 'Sottobicchieri e una tazza di tè',
    'Vorderseite und Innenseiten nebeneinander': 'Fronte e interno affiancati',
    'Wandkalender mit Spirale': 'Calendario da parete a spirale',
    'Windlicht mit brennender Kerze': 'Lanterna con candela accesa',
  },
};
