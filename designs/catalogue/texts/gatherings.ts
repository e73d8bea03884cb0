import type { Wordings } from './wording.ts';

/** Parties and milestones outside the ranges of their own. */
export const dinnerTexts: Wordings = {
  einladungskarte: [
    {
      headline: 'Einladung',
      names: 'Zu Tisch',
      date: '{full-date}',
      place: '{evening} · {street}',
      body: 'Vier Gänge, guter Wein und viel Zeit.',
      footer: 'Antwort bitte bis {reply}',
    },
    { headline: 'Abendessen', names: 'bei {parents}', date: '{date}', place: '{evening}, {street}' },
  ],
  menuekarte: [
    {
      headline: 'Menü',
      body: 'Burrata mit gerösteten Tomaten\n·\nSteinpilzrisotto\n·\nSaibling mit Fenchel\n·\nZitronentarte',
    },
  ],
};

export const summerTexts: Wordings = {
  einladungskarte: [
    {
      headline: 'Einladung',
      names: 'Sommerfest',
      date: '{full-date}',
      place: 'ab {afternoon} · {venue}',
      body: 'Grill, Girlanden und laue Luft',
      footer: 'Antwort bitte bis {reply}',
    },
    {
      headline: 'Der Sommer ruft',
      names: 'Gartenfest',
      date: '{date}',
      place: '{afternoon}, {street}',
      body: 'Kommt vorbei, bringt Sonne mit.',
    },
  ],
  grusskarte: [{ headline: 'Sonnige Grüße', names: 'Hallo Sommer', body: 'Eis, Meer und lange Abende' }],
};

export const anniversaryTexts: Wordings = {
  einladungskarte: [
    {
      headline: 'Jubiläum',
      names: '25 Jahre',
      subline: '{company}',
      date: '{full-date}',
      place: '{evening} · {venue}',
      body: 'Das möchten wir mit Ihnen feiern.',
      footer: 'Um Antwort bis {reply} wird gebeten.',
    },
    {
      headline: '{company}',
      names: 'Wir feiern',
      subline: 'unser zehnjähriges Bestehen',
      date: '{date}',
      place: '{venue}, {town}',
    },
  ],
  dankeskarte: [
    { headline: '{company}', names: 'Danke', body: 'für 25 Jahre Vertrauen und Zusammenarbeit.' },
  ],
  grusskarte: [
    {
      headline: 'Zum Jubiläum',
      names: 'Herzlichen Glückwunsch',
      body: 'Auf viele weitere erfolgreiche Jahre.',
    },
  ],
};

export const retirementTexts: Wordings = {
  einladungskarte: [
    {
      headline: 'Abschied mit Aussicht',
      names: 'Ruhestand',
      date: '{full-date}',
      place: '{evening} · {venue}',
      body: 'Nach vielen Jahren klappe ich den Ordner zu und stoße mit euch an.',
      footer: '{adult} {family}',
    },
  ],
  grusskarte: [
    { headline: 'Zum Ruhestand', names: 'Endlich frei', body: 'Ab heute ist jeden Tag Samstag.' },
    { headline: 'Zum Ruhestand', names: 'Alles Gute', body: 'Zeit für Reisen, Garten und langes Frühstück.' },
  ],
  dankeskarte: [
    { headline: 'Abschied', names: 'Danke', body: 'Es war schön mit euch.', signature: '{adult} {family}' },
  ],
};

export const recoveryTexts: Wordings = {
  grusskarte: [
    {
      headline: 'Gute Besserung',
      names: 'Werd schnell gesund',
      body: 'Wir denken an dich.',
      'inside-body': 'Ruh dich aus, lass dich verwöhnen und komm bald wieder auf die Beine.',
    },
    { headline: 'Alles Gute', names: 'Gute Besserung', body: 'Jeden Tag ein Stückchen besser.' },
  ],
};

export const toppingOutTexts: Wordings = {
  einladungskarte: [
    {
      headline: 'Einladung',
      names: 'Richtfest',
      date: '{full-date}',
      place: '{afternoon} · {street}, {town}',
      body: 'Der Dachstuhl steht, jetzt wird gefeiert!',
      footer: '{parents}',
    },
    {
      headline: 'Hoch hinaus',
      names: 'Richtfest',
      date: '{date}',
      place: '{afternoon}, {street}',
      body: 'Feste Schuhe und gute Laune mitbringen.',
    },
  ],
  dankeskarte: [{ headline: 'Danke', names: 'an alle Helfer', body: 'Ohne euch stünde unser Haus nicht.' }],
};

export const companyPartyTexts: Wordings = {
  einladungskarte: [
    {
      headline: '{company}',
      names: 'Firmenfeier',
      date: '{full-date}',
      place: '{evening} · {venue}',
      body: 'Ein Abend für alle, die unser Haus ausmachen.',
      footer: 'Antwort bitte bis {reply}',
    },
    {
      headline: 'Einladung',
      names: 'Feierabend!',
      date: '{date}',
      place: 'ab {evening}, {venue}',
      footer: '{company}',
    },
  ],
  dankeskarte: [{ headline: '{company}', names: 'Danke', body: 'für Einsatz, Ideen und gute Laune.' }],
};

export const movingTexts: Wordings = {
  grusskarte: [
    {
      headline: 'Neue Adresse',
      names: 'Wir sind umgezogen',
      place: '{street}\n{postal}',
      signature: '{parents}',
      body: 'Der Kaffee steht schon bereit.',
    },
    {
      headline: 'Neues Zuhause',
      names: 'Hier wohnen wir',
      place: '{street}\n{postal}',
      signature: 'Familie {family}',
    },
  ],
  einladungskarte: [
    {
      headline: 'Einweihung',
      names: 'Unser neues Heim',
      date: '{full-date}',
      place: '{evening} · {street}, {town}',
      body: 'Kommt, staunt und feiert mit uns.',
    },
  ],
};

export const blankTexts: Wordings = {
  einladungskarte: [
    { headline: 'Einladung', names: 'Euer Anlass', date: '{date}', place: '{venue}, {town}' },
  ],
  dankeskarte: [{ headline: 'Danke', names: 'Vielen Dank', body: 'für alles.' }],
  grusskarte: [{ headline: 'Liebe Grüße', names: 'Nur so', body: 'Weil es schön ist, an dich zu denken.' }],
};
