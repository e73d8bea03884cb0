import type { Texts, Wordings } from './wording.ts';

/** What stands inside a folded invitation. */
const inside: Texts = {
  'inside-headline': 'Unser Tag',
  'inside-body':
    'Um {time} geben wir uns {at-church} das Ja-Wort.\n\nAnschließend feiern wir mit Kaffee, Kuchen und einem Abendessen {at-venue} in {town}.\n\nWir freuen uns auf euch!',
  'inside-signature': '{names}',
};

export const weddingTexts: Wordings = {
  einladungskarte: [
    {
      headline: 'Wir heiraten',
      names: '{names}',
      body: 'Gemeinsam mit unseren Familien laden wir euch herzlich zu unserer Hochzeit ein',
      date: '{date}',
      place: '{time} · {church}\n{venue}, {town}',
      ...inside,
    },
    {
      headline: 'Wir sagen Ja',
      names: '{names}',
      body: 'und möchten diesen Tag mit den Menschen feiern, die uns am Herzen liegen.',
      date: '{full-date}',
      place: '{venue} in {town}',
      footer: 'Bitte gebt uns bis {reply} Bescheid.',
      ...inside,
    },
    { headline: 'Hochzeit', names: '{names}', date: '{dot-date}', place: '{venue}\n{town}', ...inside },
    {
      headline: 'Ja!',
      names: '{names}',
      subline: 'trauen sich',
      date: '{full-date}',
      place: '{time}, {church}\nFest {at-venue}',
      ...inside,
    },
    {
      headline: 'Einladung zur Hochzeit',
      names: '{names}',
      body: 'Liebe ist das Einzige, was wächst, indem wir es verschwenden.',
      date: '{date}',
      place: 'Trauung um {time}\n{church}, {town}',
      ...inside,
    },
    {
      headline: 'Aus zwei wird wir',
      names: '{names}',
      date: '{date}',
      body: 'Wir feiern unsere Hochzeit und wünschen uns nichts mehr, als euch dabei zu haben.',
      place: '{venue} · {town}',
      ...inside,
    },
    {
      headline: 'Unsere Hochzeit',
      names: '{names}',
      date: '{weekday}\n{date}',
      place: '{venue}, {town}\nBeginn um {time}',
      footer: 'Antwort bitte bis {reply}',
      ...inside,
    },
    {
      headline: 'Wir trauen uns',
      names: '{names}',
      body: 'Mit Blumen im Haar, Konfetti in der Luft und euch an unserer Seite.',
      date: '{date}',
      place: '{time} · {venue}',
      ...inside,
    },
  ],
  'save-the-date': [
    {
      headline: 'Save the Date',
      names: '{names}',
      date: '{date}',
      place: '{town}',
      footer: 'Einladung folgt',
    },
    {
      headline: 'Haltet euch diesen Tag frei',
      names: '{names}',
      date: '{dot-date}',
      place: '{venue}, {town}',
    },
    {
      headline: 'Wir heiraten',
      names: '{names}',
      date: '{date}',
      body: 'Bitte vormerken. Alles Weitere folgt.',
    },
  ],
  'change-the-date': [
    {
      headline: 'Neuer Termin',
      names: '{names}',
      date: '{date}',
      place: '{venue}, {town}',
      body: 'Wir feiern später, dafür umso schöner.',
    },
  ],
  dankeskarte: [
    {
      headline: 'Danke',
      names: '{names}',
      date: '{date}',
      body: 'für die Glückwünsche, die Geschenke und einen Tag, den wir nie vergessen werden.',
      'inside-headline': 'Herzlichen Dank',
      'inside-body':
        'Ihr habt mit uns gelacht, getanzt und auch ein paar Tränen verdrückt.\n\nDanke, dass ihr unseren Tag so besonders gemacht habt!',
      'inside-signature': '{names} {family}',
    },
    {
      headline: 'Von Herzen Danke',
      names: '{names}',
      body: 'Schön, dass ihr da wart.',
      'inside-body': 'Für eure lieben Worte und die großzügigen Geschenke danken wir euch von Herzen.',
      'inside-signature': '{names}',
    },
  ],
  antwortkarte: [
    {
      headline: 'Antwort',
      body: '(\u00a0\u00a0) Wir feiern gerne mit.\n(\u00a0\u00a0) Wir können leider nicht dabei sein.\n\nName: ……………………………\nPersonen: …………………………',
      footer: 'Bitte bis {reply} zurücksenden',
    },
  ],
  kirchenheft: [
    {
      headline: 'Trauung',
      names: '{names}',
      date: '{date}',
      place: '{church}, {town}',
      'inside-headline': 'Ablauf',
      'inside-body':
        'Einzug\nBegrüßung\nLied: Ins Wasser fällt ein Stein\nLesung: 1 Kor 13\nTrauversprechen\nFürbitten\nVaterunser\nSegen\nAuszug',
    },
  ],
  gaestebucheinlage: [
    {
      headline: 'Gästebuch',
      body: 'Ich bin ……………………………\n\nDas Brautpaar kenne ich seit …………\n\nFür die Ehe rate ich euch:\n…………………………………\n…………………………………\n\nDarauf freue ich mich heute:\n…………………………………',
      footer: '{names} · {short-date}',
    },
  ],
};

const jubilee = (name: string, after: string): Wordings => ({
  einladungskarte: [
    {
      headline: name,
      names: '{names}',
      number: '{age}',
      body: '{age} Jahre Hand in Hand. Das möchten wir mit euch feiern.',
      date: '{full-date}',
      place: '{venue}, {town}',
      'inside-headline': 'Herzliche Einladung',
      'inside-body':
        'Um {time} danken wir {at-church}, danach wird {at-venue} gefeiert.\n\nAuf euer Kommen freuen wir uns sehr.',
      'inside-signature': '{names}',
    },
    {
      headline: '{age} Jahre',
      names: '{names}',
      subline: name,
      number: '{age}',
      date: '{date}',
      place: '{time} · {venue}',
    },
  ],
  dankeskarte: [
    {
      headline: 'Danke',
      names: '{names}',
      number: '{age}',
      body: `für alle guten Wünsche zu unserer ${after}.`,
    },
  ],
  grusskarte: [
    {
      headline: 'Herzlichen Glückwunsch',
      number: '{age}',
      names: name,
      body: 'Auf alles, was war, und alles, was noch kommt.',
    },
  ],
});
export const silverTexts = jubilee('Silberhochzeit', 'Silberhochzeit');
export const goldenTexts = jubilee('Goldene Hochzeit', 'goldenen Hochzeit');
