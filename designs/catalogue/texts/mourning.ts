import type { Texts, Wordings } from './wording.ts';

const life = { names: '{deceased}', date: '* {born-date}   † {died-date}' } satisfies Texts;

export const mourningTexts: Wordings = {
  einladungskarte: [
    {
      headline: 'In liebevoller Erinnerung',
      ...life,
      body: 'Wenn ihr an mich denkt, seid nicht traurig. Erzählt lieber von mir und traut euch zu lachen.',
      'inside-headline': 'Wir nehmen Abschied',
      'inside-body':
        'Die Trauerfeier findet {at-church} in {town} statt, anschließend die Beisetzung auf dem Friedhof.\n\nVon Beileidsbekundungen am Grab bitten wir Abstand zu nehmen.',
      'inside-signature': 'Familie {family}\n{street}, {postal}',
    },
    {
      headline: 'Du fehlst',
      ...life,
      body: 'Was man tief in seinem Herzen besitzt, kann man nicht durch den Tod verlieren.\nJohann Wolfgang von Goethe',
      'inside-body':
        'In Liebe und Dankbarkeit nehmen wir Abschied.\n\nTrauergottesdienst {at-church}, {town}',
      'inside-signature': 'Die Angehörigen',
    },
    {
      headline: 'Abschied',
      ...life,
      body: 'Der Tod ordnet die Welt neu. Scheinbar hat sich nichts verändert, und doch ist alles anders geworden.',
      'inside-body': 'Wir sind dankbar für die gemeinsame Zeit.',
      'inside-signature': 'Familie {family}',
    },
  ],
  dankeskarte: [
    {
      headline: 'Herzlichen Dank',
      names: '{deceased}',
      body: 'für alle Zeichen der Anteilnahme, der Freundschaft und der Verbundenheit.',
      'inside-body':
        'Danke für die stille Umarmung, für tröstende Worte, gesprochen oder geschrieben, und für das letzte Geleit.',
      'inside-signature': 'Familie {family}',
    },
    {
      headline: 'Danke',
      ...life,
      body: 'allen, die in dieser Zeit an unserer Seite waren.',
      signature: 'Familie {family}',
    },
  ],
  sterbebild: [
    {
      headline: 'In stillem Gedenken',
      names: '{deceased}',
      date: '* {born-date}\n† {died-date}',
      body: 'Leuchtende Tage. Nicht weinen, dass sie vorüber. Lächeln, dass sie gewesen.',
    },
    {
      headline: 'Zum Gedenken',
      names: '{deceased}',
      date: '{born-year} bis {died-year}',
      body: 'Der Herr ist mein Hirte, mir wird nichts mangeln. (Psalm 23)',
    },
  ],
  grusskarte: [
    {
      headline: 'Aufrichtige Anteilnahme',
      body: 'Die Zeit heilt nicht alles, aber sie rückt vielleicht das Unheilbare aus dem Mittelpunkt.',
    },
    { headline: 'In stiller Trauer', body: 'Worte fehlen. Gedanken sind da.' },
  ],
  kerzenetikett: [{ headline: 'In Erinnerung', names: '{deceased}', date: '{born-year} · {died-year}' }],
  kirchenheft: [
    {
      headline: 'Trauerfeier',
      names: '{deceased}',
      date: '{died-date}',
      place: '{church}, {town}',
      'inside-headline': 'Ablauf',
      'inside-body':
        'Musik zum Eingang\nBegrüßung\nLied: So nimm denn meine Hände\nLesung\nGedenken\nFürbitten\nVaterunser\nSegen',
    },
  ],
  lesezeichen: [{ headline: 'In Erinnerung', names: '{deceased}', date: '{born-year} bis {died-year}' }],
  windlicht: [{ headline: 'Ein Licht für', names: '{deceased}' }],
};
