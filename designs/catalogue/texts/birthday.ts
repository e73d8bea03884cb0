import type { Texts, Wordings } from './wording.ts';

const inside: Texts = {
  'inside-headline': 'Herzliche Einladung',
  'inside-body':
    'Ab {evening} gibt es gutes Essen, kühle Getränke und Musik, zu der man tanzen kann.\n\nBitte gebt mir bis {reply} Bescheid, ob ihr dabei seid.',
  'inside-signature': '{adult}',
};

export const birthdayTexts: Wordings = {
  einladungskarte: [
    {
      headline: 'Einladung',
      names: '{adult} wird {age}',
      number: '{age}',
      date: '{full-date}',
      place: '{evening} · {venue}, {town}',
      body: 'Das möchte ich mit euch feiern.',
      ...inside,
    },
    {
      headline: '{age} Jahre {adult}',
      names: 'Feiert mit!',
      number: '{age}',
      date: '{date}',
      place: '{evening}, {venue}',
      ...inside,
    },
    {
      headline: 'Auf ins nächste Jahrzehnt',
      names: '{adult}',
      number: '{age}',
      date: '{date}',
      place: '{venue} · {town}',
      body: 'Bringt gute Laune mit, für den Rest ist gesorgt.',
      ...inside,
    },
    {
      headline: 'Geburtstagsfest',
      names: '{adult}',
      number: '{age}',
      date: '{weekday}, {date}',
      place: 'ab {evening} {at-venue}',
      ...inside,
    },
  ],
  dankeskarte: [
    {
      headline: 'Danke',
      names: '{adult}',
      number: '{age}',
      body: 'für die guten Wünsche, die Geschenke und ein rauschendes Fest.',
      'inside-body': 'Ihr habt meinen Geburtstag unvergesslich gemacht.',
      'inside-signature': '{adult}',
    },
  ],
  grusskarte: [
    {
      headline: 'Herzlichen Glückwunsch',
      names: 'zum Geburtstag',
      number: '{age}',
      body: 'Gesundheit, Glück und viele helle Tage.',
      'inside-body': 'Alles Liebe zum Geburtstag!',
    },
    { headline: 'Alles Gute', names: 'zum {age}.', number: '{age}', body: 'Auf dich!' },
  ],
};
