type Sentences = { title: string; text: string };

const german: Record<'cut' | 'nothing' | 'over' | 'foreign' | 'ours', Sentences> = {
  cut: {
    title: 'Dieser Link ist unvollständig',
    text: 'Vermutlich wurde die Adresse unterwegs abgeschnitten. Am besten den Link dort noch einmal anklicken, wo er herkommt, oder die ganze Adresse in die Adresszeile kopieren. Hilft das nicht, bitte einen neuen Link anfordern.',
  },
  nothing: {
    title: 'Hier ist nichts',
    text: 'Vielleicht wurde die Adresse abgeschnitten. Am besten den Link dort noch einmal anklicken, wo er herkommt.',
  },
  over: {
    title: 'Das gibt es nicht mehr',
    text: 'Dieser Link ist abgelaufen. Bitte einen neuen anfordern.',
  },
  foreign: {
    title: 'Das hat nicht geklappt',
    text: 'Der Klick kam nicht von unserer Seite. Bitte den Link noch einmal öffnen und dort auf den Knopf drücken.',
  },
  ours: {
    title: 'Das hat gerade nicht geklappt',
    text: 'Der Fehler liegt bei uns. Bitte in ein paar Minuten noch einmal versuchen.',
  },
};

const english: typeof german = {
  cut: {
    title: 'This link is incomplete',
    text: 'The address was probably cut short on its way. Follow the link again where it came from, or copy the whole address into the address bar. If that does not help, please ask for a new link.',
  },
  nothing: {
    title: 'There is nothing here',
    text: 'The address may have been cut short. Please follow the link again where it came from.',
  },
  over: {
    title: 'This is no longer there',
    text: 'This link has expired. Please ask for a new one.',
  },
  foreign: {
    title: 'That did not work',
    text: 'The click did not come from our page. Please open the link again and press the button there.',
  },
  ours: {
    title: 'That did not work just now',
    text: 'The fault is ours. Please try again in a few minutes.',
  },
};

function byStatus(sentences: typeof german) {
  return (status: number): Sentences => {
    if (status >= 500) return sentences.ours;
    if (status === 403) return sentences.foreign;
    if (status === 404) return sentences.nothing;
    return status === 410 ? sentences.over : sentences.cut;
  };
}

/** What people read whose link cannot be followed. */
export const refusalTexts = {
  de: {
    byStatus: byStatus(german),
    wait: (minutes: number): Sentences => ({
      title: 'Einen Moment bitte',
      text: `Das wurde von hier aus sehr oft versucht. Bitte in ${minutes === 1 ? 'einer Minute' : `${minutes} Minuten`} noch einmal probieren.`,
    }),
    toShop: 'Zum Shop',
  },
  en: {
    byStatus: byStatus(english),
    wait: (minutes: number): Sentences => ({
      title: 'One moment please',
      text: `This has been tried very often from here. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    }),
    toShop: 'To the shop',
  },
};
