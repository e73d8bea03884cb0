import type { Wordings } from './wording.ts';

export const christmasTexts: Wordings = {
  grusskarte: [
    {
      headline: 'Frohe Weihnachten',
      names: 'Frohe Weihnachten',
      body: 'und ein glückliches neues Jahr',
      signature: 'Familie {family}',
      'inside-body':
        'Wir wünschen euch besinnliche Feiertage, Zeit füreinander und einen guten Start ins neue Jahr.',
      'inside-signature': '{parents} mit {child} und {sibling}',
    },
    {
      names: 'Fröhliche Weihnachten',
      headline: 'Weihnachtspost',
      body: 'Zeit für Plätzchen, Kerzenschein und liebe Menschen.',
      signature: '{parents}',
      'inside-body': 'Habt ein wunderbares Fest!\nWir freuen uns darauf, euch im neuen Jahr wiederzusehen.',
      'inside-signature': 'Familie {family}',
    },
    {
      names: 'Stille Nacht',
      headline: 'Gesegnete Weihnachten',
      body: 'Mögen die Lichter dieser Tage lange nachleuchten.',
      signature: 'Familie {family}',
      'inside-body': 'Frieden, Wärme und ein helles Herz wünschen wir euch.',
    },
    {
      names: 'Alles Liebe',
      headline: 'zu Weihnachten',
      body: 'von unserem Zuhause zu eurem',
      signature: '{parents}',
      'inside-body': 'Ein Jahr voller Geschichten geht zu Ende. Schön, dass ihr ein Teil davon wart.',
    },
    {
      names: 'O du fröhliche',
      headline: 'Weihnachten {year}',
      body: 'Wir wünschen ein Fest voller Freude.',
      signature: '{family}',
      'inside-body': 'Ruhe, Freude und ganz viel Schnee!',
    },
  ],
  einladungskarte: [
    {
      headline: 'Einladung',
      names: 'Adventskaffee',
      body: 'Mit Punsch, Plätzchen und Kerzenschein',
      date: '{full-date}',
      place: '{afternoon} · {street}',
      'inside-body': 'Wir freuen uns auf einen gemütlichen Nachmittag mit euch.',
    },
  ],
  dankeskarte: [
    {
      headline: 'Danke',
      names: 'für die Geschenke',
      body: 'Ihr habt uns ein wunderschönes Weihnachtsfest bereitet.',
      signature: 'Familie {family}',
    },
  ],
};

export const businessChristmasTexts: Wordings = {
  grusskarte: [
    {
      headline: '{company}',
      names: 'Frohe Weihnachten',
      body: 'Wir danken für die gute Zusammenarbeit und wünschen besinnliche Feiertage.',
      'inside-body':
        'Ein ereignisreiches Jahr geht zu Ende. Für das Vertrauen und die angenehme Zusammenarbeit danken wir herzlich.\n\nFrohe Weihnachten und ein gesundes, erfolgreiches neues Jahr.',
      'inside-signature': '{company}',
    },
    {
      headline: 'Mit den besten Wünschen',
      names: 'Ein frohes Fest',
      body: 'und ein erfolgreiches Jahr {next-year}',
      signature: '{company}',
      'inside-body': 'Gemeinsam haben wir in diesem Jahr viel bewegt. Auf die Fortsetzung freuen wir uns.',
      'inside-signature': '{company}',
    },
    {
      headline: "Season's Greetings",
      names: 'Frohe Weihnachten',
      subline: 'Merry Christmas · Joyeux Noël',
      signature: '{company}',
      'inside-body': 'Statt Geschenken unterstützen wir in diesem Jahr ein Projekt für Kinder in der Region.',
      'inside-signature': '{company}',
    },
    {
      headline: 'Zum Jahresende',
      names: 'Herzlichen Dank',
      body: 'für das entgegengebrachte Vertrauen',
      signature: '{company}',
      'inside-body': 'Wir wünschen erholsame Feiertage und freuen uns auf neue gemeinsame Vorhaben.',
    },
  ],
  einladungskarte: [
    {
      headline: 'Einladung',
      names: 'Weihnachtsfeier',
      body: 'Gemeinsam stoßen wir auf das Jahr an.',
      date: '{full-date}',
      place: '{evening} · {venue}',
      footer: 'Um Antwort bis {reply} wird gebeten.',
      'inside-body': 'Ein gutes Team hat sich ein gutes Essen verdient.\n\nFür Busse ist gesorgt.',
    },
  ],
  dankeskarte: [
    { headline: '{company}', names: 'Vielen Dank', body: 'für ein gemeinsames Jahr voller guter Ideen.' },
  ],
};

export const christmasPartyTexts: Wordings = {
  einladungskarte: [
    {
      headline: 'Einladung',
      names: 'Weihnachtsfeier',
      body: 'Glühwein, Gans und gute Gespräche',
      date: '{full-date}',
      place: '{evening} · {venue}',
      footer: 'Antwort bitte bis {reply}',
      'inside-body': 'Wir lassen das Jahr gemeinsam ausklingen und freuen uns auf einen festlichen Abend.',
    },
    {
      headline: 'Es weihnachtet sehr',
      names: 'Feiert mit uns',
      date: '{date}',
      place: 'ab {evening} {at-venue}',
      footer: '{company}',
    },
  ],
  dankeskarte: [{ headline: 'Danke', names: 'für ein tolles Jahr', signature: '{company}' }],
};

export const easterTexts: Wordings = {
  grusskarte: [
    {
      headline: 'Wir wünschen',
      names: 'Frohe Ostern',
      body: 'Sonne, bunte Eier und einen fleißigen Hasen.',
      signature: 'Familie {family}',
      'inside-body': 'Genießt die Feiertage und die ersten warmen Sonnenstrahlen!',
    },
    {
      headline: 'Ostergrüße',
      names: 'Frohe Ostern',
      body: 'Möge der Frühling Einzug halten.',
      signature: '{parents}',
      'inside-body': 'Ein gesegnetes Osterfest und helle Tage im Kreis der Familie.',
    },
  ],
  einladungskarte: [
    {
      headline: 'Einladung',
      names: 'Osterbrunch',
      body: 'mit Eiersuche im Garten',
      date: '{full-date}',
      place: '10.30 Uhr · {street}',
      'inside-body': 'Für Eier und Zopf ist gesorgt. Bringt Körbchen mit!',
    },
  ],
};

export const newYearTexts: Wordings = {
  grusskarte: [
    {
      headline: 'Auf ein gutes Jahr',
      names: '{next-year}',
      body: 'Gesundheit, Zuversicht und viele schöne Augenblicke.',
      signature: 'Familie {family}',
      'inside-body': 'Zwölf neue Monate, 366 Möglichkeiten. Kommt gut hinein!',
    },
    {
      headline: 'Prosit Neujahr',
      names: 'Alles Gute',
      body: 'Viel Glück im neuen Jahr!',
      signature: '{parents}',
    },
  ],
  einladungskarte: [
    {
      headline: 'Einladung',
      names: 'Neujahrsempfang',
      date: '{full-date}',
      place: '11 Uhr · {venue}',
      body: 'Wir stoßen auf das neue Jahr an.',
      footer: '{company}',
    },
  ],
};

export const valentineTexts: Wordings = {
  grusskarte: [
    {
      headline: 'Für dich',
      names: 'Ich liebe dich',
      body: 'heute ein bisschen mehr als gestern',
      'inside-body': 'Mit dir ist jeder Tag ein Valentinstag.',
      'inside-signature': 'Dein {father}',
    },
    { headline: '14. Februar', names: 'Du & ich', body: 'Für immer und noch ein bisschen länger.' },
    { headline: 'Alles Liebe', names: 'zum Valentinstag', body: 'Schön, dass es dich gibt.' },
  ],
  einladungskarte: [
    {
      headline: 'Einladung',
      names: 'Dinner zu zweit',
      date: '{date}',
      place: '{evening}',
      body: 'Kerzen brennen schon.',
    },
  ],
  dankeskarte: [{ headline: 'Danke', names: 'mein Herz', body: 'für jeden Tag mit dir.' }],
};

export const mothersDayTexts: Wordings = {
  grusskarte: [
    {
      headline: 'Für die Beste',
      names: 'Liebe Mama',
      body: 'Danke für alles, jeden Tag.',
      'inside-body': 'Alles Liebe zum Muttertag!',
      'inside-signature': '{child} und {sibling}',
    },
    { headline: 'Zum Muttertag', names: 'Danke, Mama', body: 'Du bist mein Zuhause.' },
  ],
};

export const fathersDayTexts: Wordings = {
  grusskarte: [
    {
      headline: 'Zum Vatertag',
      names: 'Danke, Papa',
      body: 'Für jedes Abenteuer an deiner Seite.',
      'inside-signature': '{child}',
    },
    { headline: 'Für den Besten', names: 'Lieber Papa', body: 'Held, Handwerker und Herzensmensch.' },
  ],
};

export const halloweenTexts: Wordings = {
  einladungskarte: [
    {
      headline: 'Halloween',
      names: 'Gruselparty',
      date: '{full-date}',
      place: 'ab {evening}\n{street}',
      body: 'Wer sich traut, kommt verkleidet.',
    },
    { headline: 'Süßes oder Saures', names: 'Halloween', date: '{date}', place: '{evening} · {street}' },
  ],
  grusskarte: [{ headline: 'Buh!', names: 'Happy Halloween', body: 'Schaurig schöne Grüße' }],
};

export const oktoberfestTexts: Wordings = {
  einladungskarte: [
    {
      headline: "O'zapft is!",
      names: 'Oktoberfest',
      date: '{full-date}',
      place: '{evening} · {venue}',
      body: 'Mit Brezn, Bier und Blasmusik. Tracht gern gesehen!',
    },
    { headline: 'Einladung', names: 'Auf geht’s zur Wiesn', date: '{date}', place: '{evening}, {street}' },
  ],
  grusskarte: [{ headline: 'Prost!', names: 'Auf die Wiesn', body: 'Mit den besten Grüßen aus Bayern' }],
};
