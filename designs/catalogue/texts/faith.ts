import type { Texts, Wordings } from './wording.ts';

type Feast = { name: string; to: string; thanks: string; verse: string; order: string };

function feast({ name, to, thanks, verse, order }: Feast): Wordings {
  const inside: Texts = {
    'inside-headline': 'Herzliche Einladung',
    'inside-body': `Der Festgottesdienst beginnt um {time} {at-church} in {town}.\n\nIm Anschluss feiern wir gemeinsam {at-venue}.\n\nÜber euer Kommen freue ich mich sehr.`,
    'inside-signature': '{child} und Familie {family}',
  };
  return {
    einladungskarte: [
      {
        headline: `Einladung ${to}`,
        names: '{child}',
        date: '{full-date}',
        place: '{time} · {church}',
        ...inside,
      },
      {
        headline: `Meine ${name}`,
        names: '{child}',
        date: '{date}',
        body: verse,
        place: '{church}, {town}',
        ...inside,
      },
      {
        headline: name,
        names: '{child}',
        date: '{dot-date}',
        place: '{venue}, {town}',
        body: 'Ich lade euch herzlich ein, diesen Tag mit mir zu feiern.',
        ...inside,
      },
    ],
    dankeskarte: [
      {
        headline: 'Danke',
        names: '{child}',
        date: '{date}',
        body: thanks,
        'inside-headline': 'Danke',
        'inside-body': 'Ich habe mich über eure Glückwünsche, Geschenke und euer Dabeisein sehr gefreut.',
        'inside-signature': '{child}',
      },
      { headline: 'Herzlichen Dank', names: '{child}', body: `für alle Aufmerksamkeiten zu meiner ${name}.` },
    ],
    kirchenheft: [
      {
        headline: name,
        names: '{child}',
        date: '{date}',
        place: '{church}',
        'inside-headline': 'Ablauf',
        'inside-body': order,
      },
    ],
    kerzenetikett: [{ headline: name, names: '{child}', date: '{date}' }],
    grusskarte: [{ headline: `Alles Gute`, names: to, body: verse }],
  };
}

export const communionTexts = feast({
  name: 'Erstkommunion',
  to: 'zur Erstkommunion',
  thanks: 'für alle guten Wünsche und Geschenke zu meiner Erstkommunion.',
  verse: 'Du bist ein Ton in Gottes Melodie.',
  order:
    'Einzug der Kinder\nEröffnung\nKyrie\nLesung und Evangelium\nErneuerung des Taufversprechens\nGabenbereitung\nErstkommunion\nDanklied\nSegen',
});
export const confirmationTexts = feast({
  name: 'Konfirmation',
  to: 'zur Konfirmation',
  thanks: 'für die vielen Glückwünsche und Geschenke zu meiner Konfirmation.',
  verse: 'Alles, was ihr tut, geschehe in Liebe. (1 Kor 16,14)',
  order: 'Vorspiel\nBegrüßung\nPsalm 23\nLesung\nPredigt\nGlaubensbekenntnis\nEinsegnung\nAbendmahl\nSegen',
});
export const firmungTexts = feast({
  name: 'Firmung',
  to: 'zur Firmung',
  thanks: 'für alle Glückwünsche und Geschenke zu meiner Firmung.',
  verse: 'Der Geist macht lebendig. (Joh 6,63)',
  order:
    'Einzug\nEröffnung\nLesung und Evangelium\nPredigt\nTaufbekenntnis\nSpendung der Firmung\nFürbitten\nEucharistie\nSegen',
});

export const youthTexts: Wordings = {
  einladungskarte: [
    {
      headline: 'Jugendweihe',
      names: '{child}',
      date: '{full-date}',
      place: '{time} · {venue}, {town}',
      body: 'Ich lade euch herzlich ein, diesen Schritt mit mir zu feiern.',
      'inside-body': 'Die Feierstunde beginnt um {time}.\nDanach feiern wir {at-venue} weiter.',
      'inside-signature': '{child} und Familie {family}',
    },
    {
      headline: 'Erwachsen, fast',
      names: '{child}',
      subline: 'Jugendweihe',
      date: '{date}',
      place: '{venue}',
    },
  ],
  dankeskarte: [
    {
      headline: 'Danke',
      names: '{child}',
      body: 'für die Glückwünsche und Geschenke zu meiner Jugendweihe.',
      date: '{date}',
    },
  ],
  grusskarte: [
    { headline: 'Zur Jugendweihe', names: 'Alles Gute', body: 'Geh deinen Weg, mutig und neugierig.' },
  ],
};
