import type { Wordings } from './wording.ts';

export const birthTexts: Wordings = {
  einladungskarte: [
    {
      headline: 'Willkommensfest',
      names: '{child}',
      date: '{date}',
      place: '{afternoon} · {street}',
      body: 'Wir möchten euch unser kleines Wunder vorstellen.',
    },
  ],
  dankeskarte: [
    {
      headline: 'Willkommen',
      names: '{child}',
      date: '{date}',
      body: '{weight} g · {length} cm · {hour}',
      signature: '{parents}',
      'inside-headline': 'Danke',
      'inside-body':
        'für die vielen lieben Glückwünsche und Geschenke zur Geburt.\n\nWir sind überglücklich und ein bisschen müde.',
      'inside-signature': '{parents} mit {child}',
    },
    {
      headline: 'Hallo Welt',
      names: '{child}',
      date: '{date} · {hour}',
      body: '{length} cm und {weight} g pures Glück',
      signature: '{mother}, {father} und {sibling}',
      'inside-body':
        'Zehn kleine Finger, zehn kleine Zehen und unendlich viel Liebe.\n\nDanke, dass ihr euch mit uns freut!',
      'inside-signature': '{parents}',
    },
    {
      headline: 'Unser Glück ist da',
      names: '{child}',
      date: '{date}',
      body: 'Klein, zart und vollkommen',
      signature: 'Es freuen sich {parents}',
      'inside-body': 'Wir sagen Danke für alle Wünsche, Geschenke und Besuche in den ersten Wochen.',
      'inside-signature': 'Familie {family}',
    },
    {
      headline: 'Hurra, ich bin da',
      names: '{child}',
      date: '{date}',
      body: '{weight} g · {length} cm',
      signature: '{parents}',
      'inside-body': 'Mama und Papa sind stolz wie Oskar.\n\nVielen Dank für die Geschenke!',
      'inside-signature': '{child}',
    },
    {
      headline: 'Jetzt sind wir komplett',
      names: '{child}',
      date: '{date}, {hour}',
      signature: '{mother}, {father} & {sibling}',
      'inside-body':
        'Ein kleiner Mensch, eine große Freude.\n\nDanke für alles, womit ihr uns willkommen geheißen habt.',
      'inside-signature': 'Familie {family}',
    },
  ],
  grusskarte: [
    {
      headline: 'Herzlichen Glückwunsch',
      names: 'zur Geburt',
      body: 'Willkommen auf der Welt, kleines Wunder.',
    },
  ],
};

export const twinsTexts: Wordings = {
  dankeskarte: [
    {
      headline: 'Doppeltes Glück',
      names: '{child} & {twin}',
      date: '{date}',
      body: 'Zwei auf einen Streich',
      signature: '{parents}',
      'inside-body': 'Alles doppelt: die Freude, die Liebe und die Windeln.\n\nDanke für eure Glückwünsche!',
      'inside-signature': '{parents}',
    },
    {
      headline: 'Wir sind zu zweit',
      names: '{child} & {twin}',
      date: '{date}',
      signature: 'Überglücklich: {parents}',
    },
  ],
};

export const babyShowerTexts: Wordings = {
  einladungskarte: [
    {
      headline: 'Babyparty',
      names: 'für {mother}',
      date: '{full-date}',
      place: '{afternoon} · {street}',
      body: 'Kommt vorbei, bevor der Storch es tut.',
    },
    {
      headline: 'Bald ist es so weit',
      names: '{mother}',
      body: 'Wir feiern eine Babyparty.',
      date: '{date}',
      place: '{afternoon}, {venue}',
    },
  ],
  grusskarte: [
    { headline: 'Alles Liebe', names: 'zur Babyparty', body: 'Genieß die letzten ruhigen Wochen.' },
  ],
};

export const baptismTexts: Wordings = {
  einladungskarte: [
    {
      headline: 'Einladung zur Taufe',
      names: '{child}',
      date: '{full-date}',
      place: '{time} · {church}',
      body: 'Im Anschluss feiern wir {at-venue}.',
      'inside-headline': 'Taufe',
      'inside-body':
        'Wir laden euch herzlich zur Taufe ein.\n\nUm {time} {at-church} in {town}, danach {at-venue}.',
      'inside-signature': '{parents} mit {child}',
    },
    {
      headline: 'Meine Taufe',
      names: '{child}',
      date: '{date}',
      place: '{church}, {town}',
      body: 'Ich freue mich, wenn ihr dabei seid.',
      'inside-body': 'Von guten Mächten wunderbar geborgen\nerwarten wir getrost, was kommen mag.',
      'inside-signature': '{parents}',
    },
    {
      headline: 'Gott segne dich',
      names: '{child}',
      date: '{date}',
      place: 'Taufe um {time} {at-church}',
      signature: '{parents}',
    },
  ],
  dankeskarte: [
    {
      headline: 'Danke',
      names: '{child}',
      date: 'Taufe am {date}',
      body: 'für alle guten Wünsche, Gebete und Geschenke.',
      'inside-body': 'Es war ein wunderschöner Tag.\nDanke, dass ihr uns begleitet.',
      'inside-signature': '{parents} mit {child}',
    },
  ],
  kirchenheft: [
    {
      headline: 'Taufe',
      names: '{child}',
      date: '{date}',
      place: '{church}',
      'inside-headline': 'Ablauf',
      'inside-body':
        'Einzug\nBegrüßung\nLied: Geh aus, mein Herz\nLesung\nTaufe\nTaufkerze\nFürbitten der Paten\nVaterunser\nSegen',
    },
  ],
  kerzenetikett: [{ headline: 'Taufe', names: '{child}', date: '{date}' }],
  grusskarte: [
    { headline: 'Zur Taufe', names: 'Alles Gute', body: 'Möge ein Engel dich auf allen Wegen begleiten.' },
  ],
};

export const schoolTexts: Wordings = {
  einladungskarte: [
    {
      headline: 'Hurra, Schulkind!',
      names: '{child}',
      date: '{full-date}',
      place: '{time} · Grundschule {town}',
      body: 'Feiert mit uns den ersten Schultag.',
      'inside-body':
        'Nach der Einschulung gibt es Kuchen, Würstchen und eine große Schultüte.\n\nWir freuen uns auf euch!',
      'inside-signature': '{child} mit {parents}',
    },
    {
      headline: 'ABC und 1 2 3',
      names: '{child}',
      subline: 'kommt in die Schule',
      date: '{date}',
      place: '{venue}, ab {time}',
    },
    { headline: 'Mein erster Schultag', names: '{child}', date: '{date}', place: '{time}, {street}' },
  ],
  dankeskarte: [
    {
      headline: 'Danke',
      names: '{child}',
      body: 'für die Geschenke und die gefüllte Schultüte zu meinem ersten Schultag!',
      date: '{date}',
      'inside-body': 'Jetzt kann ich bald alles selbst lesen, auch diese Karte.',
      'inside-signature': '{child}',
    },
  ],
  grusskarte: [
    {
      headline: 'Zum Schulanfang',
      names: 'Alles Gute',
      body: 'Viel Freude beim Lesen, Rechnen und Entdecken.',
    },
  ],
};

export const childrensBirthdayTexts: Wordings = {
  einladungskarte: [
    {
      headline: 'Ich werde {age}',
      names: '{child}',
      number: '{age}',
      date: '{full-date}',
      place: '{afternoon} · {street}',
      body: 'Kommst du zu meiner Party?',
      'inside-body':
        'Es gibt Kuchen, Spiele und eine Schatzsuche.\nGegen 18 Uhr bringen wir euch nach Hause.\n\nSagst du uns bis {reply} Bescheid?',
      'inside-signature': '{child}',
    },
    {
      headline: 'Einladung',
      names: '{child} wird {age}',
      number: '{age}',
      date: '{date}',
      place: 'von {afternoon} bis 18 Uhr\n{street}',
      body: 'Das muss gefeiert werden, und zwar mit dir!',
    },
    {
      headline: 'Partyalarm!',
      names: '{child}',
      subline: 'wird {age-word}',
      number: '{age}',
      date: '{date}',
      place: '{afternoon}, {street}',
    },
    {
      headline: 'Du bist eingeladen',
      names: '{child}',
      subline: 'feiert den {age}. Geburtstag',
      number: '{age}',
      date: '{date}',
      place: '{afternoon} · {street}',
    },
  ],
  dankeskarte: [
    { headline: 'Danke', names: '{child}', number: '{age}', body: 'Schön, dass du mit mir gefeiert hast!' },
  ],
  grusskarte: [
    { headline: 'Alles Gute', names: 'zum Geburtstag', number: '{age}', body: 'Heute bist du der Star.' },
  ],
};
