import type { Language } from '@blattwerk/schemas/shop/markets/languages.ts';

type Sentences = { title: string; text: string };
type Refusals = Record<'cut' | 'nothing' | 'over' | 'foreign' | 'ours', Sentences>;
type RefusalTexts = {
  byStatus: (status: number) => Sentences;
  wait: (minutes: number) => Sentences;
  toShop: string;
};

const german: Refusals = {
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

const english: Refusals = {
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

const french: Refusals = {
  cut: {
    title: 'Ce lien est incomplet',
    text: 'L’adresse a sans doute été coupée en route. Le mieux est de cliquer à nouveau sur le lien là d’où il vient, ou de copier toute l’adresse dans la barre d’adresse. Si cela n’aide pas, merci de demander un nouveau lien.',
  },
  nothing: {
    title: 'Il n’y a rien ici',
    text: 'L’adresse a peut-être été coupée. Le mieux est de cliquer à nouveau sur le lien là d’où il vient.',
  },
  over: {
    title: 'Cela n’existe plus',
    text: 'Ce lien a expiré. Merci d’en demander un nouveau.',
  },
  foreign: {
    title: 'Cela n’a pas fonctionné',
    text: 'Le clic ne venait pas de notre page. Merci d’ouvrir à nouveau le lien et d’appuyer sur le bouton qui s’y trouve.',
  },
  ours: {
    title: 'Cela n’a pas fonctionné à l’instant',
    text: 'L’erreur vient de nous. Merci de réessayer dans quelques minutes.',
  },
};

const italian: Refusals = {
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
    text: 'Questo link è scaduto. Richiederne uno nuovo.',
  },
  foreign: {
    title: 'Non ha funzionato',
    text: 'Il clic non proveniva dalla nostra pagina. Riaprire il link e premere lì il pulsante.',
  },
  ours: {
    title: 'Al momento non ha funzionato',
    text: 'L’errore è nostro. Riprovare tra qualche minuto.',
  },
};

const spanish: Refusals = {
  cut: {
    title: 'Este enlace está incompleto',
    text: 'Seguramente la dirección se cortó por el camino. Lo mejor es volver a pulsar el enlace donde estaba o copiar la dirección completa en la barra de direcciones. Si no sirve, solicita un enlace nuevo.',
  },
  nothing: {
    title: 'Aquí no hay nada',
    text: 'Puede que la dirección se haya cortado. Lo mejor es volver a pulsar el enlace donde estaba.',
  },
  over: {
    title: 'Esto ya no existe',
    text: 'Este enlace ha caducado. Solicita uno nuevo.',
  },
  foreign: {
    title: 'No ha funcionado',
    text: 'El clic no venía de nuestra página. Abre de nuevo el enlace y pulsa allí el botón.',
  },
  ours: {
    title: 'Ahora mismo no ha funcionado',
    text: 'El error es nuestro. Inténtalo de nuevo en unos minutos.',
  },
};

const dutch: Refusals = {
  cut: {
    title: 'Deze link is onvolledig',
    text: 'Waarschijnlijk is het adres onderweg afgekapt. Klik de link het liefst nog eens aan waar hij vandaan komt, of kopieer het hele adres naar de adresbalk. Helpt dat niet, vraag dan een nieuwe link aan.',
  },
  nothing: {
    title: 'Hier is niets',
    text: 'Misschien is het adres afgekapt. Klik de link het liefst nog eens aan waar hij vandaan komt.',
  },
  over: {
    title: 'Dit bestaat niet meer',
    text: 'Deze link is verlopen. Vraag een nieuwe aan.',
  },
  foreign: {
    title: 'Dat is niet gelukt',
    text: 'De klik kwam niet van onze pagina. Open de link opnieuw en druk daar op de knop.',
  },
  ours: {
    title: 'Dat is nu even niet gelukt',
    text: 'De fout ligt bij ons. Probeer het over een paar minuten nog eens.',
  },
};

function byStatus(sentences: Refusals) {
  return (status: number): Sentences => {
    if (status >= 500) return sentences.ours;
    if (status === 403) return sentences.foreign;
    if (status === 404) return sentences.nothing;
    return status === 410 ? sentences.over : sentences.cut;
  };
}

/** What people read whose link cannot be followed. */
export const refusalTexts: Record<Language, RefusalTexts> = {
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
  es: {
    byStatus: byStatus(spanish),
    wait: (minutes) => ({
      title: 'Un momento, por favor',
      text: `Desde aquí se ha intentado muchas veces. Inténtalo de nuevo en ${minutes === 1 ? 'un minuto' : `${minutes} minutos`}.`,
    }),
    toShop: 'Ir a la tienda',
  },
  fr: {
    byStatus: byStatus(french),
    wait: (minutes) => ({
      title: 'Un instant, s’il vous plaît',
      text: `Il y a eu de très nombreux essais d’ici. Merci de réessayer dans ${minutes === 1 ? 'une minute' : `${minutes} minutes`}.`,
    }),
    toShop: 'Vers la boutique',
  },
  it: {
    byStatus: byStatus(italian),
    wait: (minutes) => ({
      title: 'Un momento, per favore',
      text: `Da qui ci sono stati moltissimi tentativi. Riprovare tra ${minutes === 1 ? 'un minuto' : `${minutes} minuti`}.`,
    }),
    toShop: 'Vai al negozio',
  },
  nl: {
    byStatus: byStatus(dutch),
    wait: (minutes) => ({
      title: 'Een ogenblik geduld',
      text: `Dit is van hieruit heel vaak geprobeerd. Probeer het over ${minutes === 1 ? 'een minuut' : `${minutes} minuten`} nog eens.`,
    }),
    toShop: 'Naar de winkel',
  },
};

/** @param retryAfter seconds */
export function waitTexts(language: Language, retryAfter: number): Sentences {
  return refusalTexts[language].wait(Math.ceil(retryAfter / 60));
}
