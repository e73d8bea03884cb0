import type { Celebration, Texts, Wordings } from './wording.ts';

/** Menus, table things, labels and post: what every party prints, told with the words of who celebrates. */
export function smallThings(celebrating: Texts): Wordings {
  const who = celebrating;
  return {
    menuekarte: [
      {
        headline: 'Menü',
        body: 'Wildkräutersalat mit Ziegenkäse\n·\nKürbiscremesuppe\n·\nKalbsrücken mit Rosmarinkartoffeln\nSelleriesteak mit Nussbutter\n·\nSchokoladentörtchen mit Beeren',
        names: who.names,
        footer: who.date,
      },
      {
        headline: 'Das gibt es',
        body: 'Rote-Bete-Carpaccio\n·\nMaultaschen in der Brühe\n·\nZander auf Rahmlinsen\n·\nApfelküchle mit Vanilleeis',
        names: who.names,
        footer: who.date,
      },
      {
        headline: 'Speisen',
        body: 'Gravierter Lachs mit Dill\n·\nSpargelcremesuppe\n·\nRinderfilet, Gratin, Bohnen\n·\nPanna cotta mit Erdbeeren',
        names: who.names,
        footer: who.date,
      },
    ],
    getraenkekarte: [
      {
        headline: 'Getränke',
        body: 'Riesling, trocken\nGrauburgunder\nSpätburgunder\n·\nHelles vom Fass\nAlkoholfreies Weißbier\n·\nHausgemachte Limonade\nWasser, Säfte, Kaffee',
        names: who.names,
      },
      {
        headline: 'An der Bar',
        body: 'Winzersekt\nAperol Spritz\nHugo\nGin Tonic\n·\nRhabarberschorle\nIngwerlimonade',
        names: who.names,
      },
    ],
    platzkarte: [
      { names: 'Tante Helga' },
      { names: 'Maximilian' },
      { names: 'Oma Rosi' },
      { names: 'Charlotte' },
      { names: 'Herr Dr. Winter' },
    ],
    tischnummer: [
      { headline: 'Tisch', number: '7' },
      { headline: 'Tisch', number: '3' },
      { headline: 'Tisch', number: '12' },
    ],
    sitzplan: [
      {
        headline: 'Tisch 4',
        names: who.names,
        body: 'Charlotte Winter\nOskar Winter\nHelga Brandt\nRudi Brandt\nMira Lang\nJulius Haas\nAntonia Haas\nBen Kramer',
      },
      {
        headline: 'Tisch 2',
        names: who.names,
        body: 'Oma Rosi\nOpa Ernst\nTante Inge\nOnkel Franz\nPaula Engel\nLeon Engel\nThea Busch\nMarius Busch',
      },
    ],
    geschenkanhaenger: [
      { headline: 'Danke', names: who.initials ?? who.names, date: who.date },
      { headline: 'Für dich', names: who.initials ?? who.names },
    ],
    kerzenetikett: [{ headline: who.headline, names: who.names, date: who.date }],
    lesezeichen: [{ headline: 'Danke', names: who.names, date: who.date }],
    fotoaufsteller: [{ headline: 'Danke', names: who.names, date: who.date }],
    gaestebucheinlage: [
      {
        headline: 'Gästebuch',
        body: 'Mein Name: ……………………………\n\nDas wünsche ich euch:\n…………………………………\n…………………………………\n\nDiesen Moment vergesse ich nie:\n…………………………………',
        footer: who.names,
      },
    ],
    antwortkarte: [
      {
        headline: 'Antwort',
        body: '(\u00a0\u00a0) Ich bin gerne dabei.\n(\u00a0\u00a0) Ich bin leider verhindert.\n\nName: ……………………………\nPersonen: …………………………',
        footer: who.names,
      },
    ],
    aufkleber: [
      { headline: 'Danke', names: who.initials ?? who.names, date: who.date },
      { names: who.initials ?? who.names, date: who.date },
      { headline: 'Für dich', names: who.initials ?? who.names },
    ],
    siegel: [{ initials: who.initials ?? who.names, date: who.date }],
    absender: [{ names: who.signature ?? who.names, place: '{street}\n{postal}' }],
    adresse: [{ headline: 'An', names: 'Familie Winter', place: 'Birkenallee 18\n10115 Berlin' }],
    umschlag: [
      {
        names: 'Familie Winter',
        place: 'Birkenallee 18\n10115 Berlin',
        signature: '{parents}\n{street}\n{postal}',
      },
    ],
    banderole: [{ names: who.names, date: who.date }],
    flaschenetikett: [
      { headline: 'Zum Anstoßen', names: who.names, date: who.date },
      { headline: 'Selbst gebrannt', names: who.names, date: who.date },
    ],
    wunderkerze: [{ headline: 'Lasst es funkeln', names: who.names, date: who.date }],
    windlicht: [{ headline: who.headline, names: who.names, date: who.date }],
    konfetti: [{ initials: who.initials ?? who.names }],
    booklet: [
      {
        headline: who.headline,
        names: who.names,
        date: who.date,
        'inside-headline': 'Willkommen',
        'inside-body':
          'Schön, dass ihr da seid!\n\n{time} Beginn\n16 Uhr Kaffee und Kuchen\n19 Uhr Abendessen\n21 Uhr Musik und Tanz',
      },
    ],
  };
}

/** What a celebration is called on small things, with its people. */
export function celebrating(celebration: Celebration): Texts {
  switch (celebration) {
    case 'hochzeit':
      return {
        headline: 'Hochzeit',
        names: '{names}',
        initials: '{initials}',
        date: '{short-date}',
        signature: '{names}',
      };
    case 'silberhochzeit':
    case 'goldene-hochzeit':
      return { headline: '{age} Jahre', names: '{names}', initials: '{initials}', date: '{short-date}' };
    case 'geburt':
    case 'junge':
    case 'maedchen':
      return {
        headline: 'Willkommen',
        names: '{child}',
        date: '{short-date}',
        signature: 'Familie {family}',
      };
    case 'zwillinge':
      return {
        headline: 'Doppeltes Glück',
        names: '{child} & {twin}',
        date: '{short-date}',
        signature: 'Familie {family}',
      };
    case 'taufe':
      return { headline: 'Taufe', names: '{child}', date: '{short-date}', signature: 'Familie {family}' };
    case 'kommunion':
      return {
        headline: 'Erstkommunion',
        names: '{child}',
        date: '{short-date}',
        signature: 'Familie {family}',
      };
    case 'konfirmation':
      return {
        headline: 'Konfirmation',
        names: '{child}',
        date: '{short-date}',
        signature: 'Familie {family}',
      };
    case 'firmung':
      return { headline: 'Firmung', names: '{child}', date: '{short-date}', signature: 'Familie {family}' };
    case 'jugendweihe':
      return {
        headline: 'Jugendweihe',
        names: '{child}',
        date: '{short-date}',
        signature: 'Familie {family}',
      };
    case 'einschulung':
      return { headline: 'Schulkind', names: '{child}', date: '{short-date}', signature: 'Familie {family}' };
    case 'kindergeburtstag':
      return {
        headline: 'Party',
        names: '{child} wird {age}',
        initials: '{age}',
        date: '{short-date}',
        signature: '{child}',
      };
    case 'babyparty':
      return { headline: 'Babyparty', names: '{mother}', date: '{short-date}', signature: '{parents}' };
    case 'trauer':
      return {
        headline: 'In Erinnerung',
        names: '{deceased}',
        date: '{born-year} · {died-year}',
        signature: 'Familie {family}',
      };
    case 'weihnachten-privat':
      return {
        headline: 'Für dich',
        names: 'Frohe Weihnachten',
        initials: '24.12.',
        date: '{year}',
        signature: 'Familie {family}',
      };
    case 'weihnachten-geschaeftlich':
    case 'weihnachtsfeier':
      return {
        headline: '{company}',
        names: 'Frohes Fest',
        initials: '{year}',
        date: '{year}',
        signature: '{company}',
      };
    case 'ostern':
      return {
        headline: 'Für dich',
        names: 'Frohe Ostern',
        initials: 'Ostern',
        date: '{year}',
        signature: 'Familie {family}',
      };
    case 'neujahr':
      return {
        headline: 'Viel Glück',
        names: '{next-year}',
        date: 'Prosit Neujahr',
        signature: 'Familie {family}',
      };
    case 'valentinstag':
      return {
        headline: 'Für dich',
        names: 'Alles Liebe',
        initials: 'Ich & Du',
        date: '14. Februar',
        signature: 'Dein {father}',
      };
    case 'muttertag':
      return { headline: 'Für Mama', names: 'Alles Liebe', date: '9. Mai 2027', signature: '{child}' };
    case 'vatertag':
      return { headline: 'Für Papa', names: 'Danke', date: '6. Mai 2027', signature: '{child}' };
    case 'jubilaeum':
    case 'firmenfeier':
      return {
        headline: '{company}',
        names: 'Auf uns',
        initials: '25',
        date: '{short-date}',
        signature: '{company}',
      };
    case 'halloween':
      return {
        headline: 'Süßes oder Saures',
        names: 'Halloween',
        initials: 'Buh!',
        date: '{short-date}',
        signature: 'Familie {family}',
      };
    case 'oktoberfest':
      return {
        headline: "O'zapft is",
        names: 'Oktoberfest',
        initials: 'Prost',
        date: '{short-date}',
        signature: '{family}',
      };
    case 'abendessen':
      return {
        headline: 'Einladung',
        names: 'Zu Tisch',
        initials: 'Guten Appetit',
        date: '{short-date}',
        signature: '{parents}',
      };
    case 'sommerfest':
      return {
        headline: 'Schön, dass du da bist',
        names: 'Sommerfest',
        initials: 'Sommer',
        date: '{short-date}',
        signature: 'Familie {family}',
      };
    case 'ruhestand':
      return { headline: 'Ruhestand', names: '{adult}', date: '{short-date}', signature: '{adult} {family}' };
    case 'genesung':
      return { headline: 'Für dich', names: 'Gute Besserung', date: 'Alles Gute', signature: '{parents}' };
    case 'richtfest':
      return {
        headline: 'Richtfest',
        names: 'Familie {family}',
        date: '{short-date}',
        signature: '{parents}',
      };
    case 'umzug':
      return {
        headline: 'Neues Zuhause',
        names: 'Familie {family}',
        date: '{short-date}',
        signature: '{parents}',
      };
    case 'blankodesign':
      return { headline: 'Für dich', names: 'Alles Liebe', date: '{short-date}', signature: '{parents}' };
    default:
      return {
        headline: '{age} Jahre',
        names: '{adult}',
        initials: '{age}',
        date: '{short-date}',
        signature: '{adult}',
      };
  }
}
