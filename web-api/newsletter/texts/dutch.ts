import type { NewsletterTexts } from './german.ts';

export const dutch: NewsletterTexts = {
  answer:
    'Bijna klaar: er is een e-mail onderweg. De link daarin bevestigt de aanmelding, daarna volgt de tegoedbon.',
  answerAlone: 'Bijna klaar: er is een e-mail onderweg. De link daarin bevestigt de aanmelding.',
  incomplete: 'Controleer de gemarkeerde velden.',
  fields: {
    email: 'Vul een geldig e-mailadres in.',
    firstName: 'Vul een voornaam zonder speciale tekens in, maximaal 80 tekens.',
    lastName: 'Vul een achternaam zonder speciale tekens in, maximaal 80 tekens.',
    birthday: 'Vul een geboortedatum in het verleden in.',
    weddingDate: 'Vul een geldige datum in.',
    consent: 'Zonder toestemming mogen we geen nieuwsbrief sturen. Vink het vakje aan.',
  },
  notSent: {
    title: 'De aanmelding is nog niet verstuurd',
    text: 'Ga een pagina terug om het te verbeteren en opnieuw te versturen.',
  },
  confirmation: {
    subject: 'Nieuwsbrief: nog één klik',
    preview: 'Bevestig de aanmelding en ontvang de tegoedbon.',
    headline: 'Nog één klik',
    text: (amount) =>
      `Dit adres is opgegeven voor onze nieuwsbrief. Met één klik is de aanmelding bevestigd, en de tegoedbon van ${amount} voor de eerste bestelling volgt meteen.`,
    previewAlone: 'Bevestig de aanmelding.',
    textAlone: 'Dit adres is opgegeven voor onze nieuwsbrief. Met één klik is de aanmelding bevestigd.',
    button: 'Aanmelding bevestigen',
    note: 'De link is zeven dagen geldig. Niets aangevraagd? Dan hoeft er niets te gebeuren: zonder klik komt er geen nieuwsbrief.',
  },
  voucher: {
    subject: (amount) => `De tegoedbon van ${amount} is er`,
    preview: 'Bedankt voor de aanmelding. Hier is de code.',
    headline: 'Bedankt voor de aanmelding',
    greeting: (name) => `Hallo ${name},`,
    text: (amount) =>
      `hier is de beloofde tegoedbon van ${amount}. Bewaar de code goed: het bedrag gaat van de eerste bestelling af.`,
    textWithoutName: (amount) =>
      `Hier is de beloofde tegoedbon van ${amount}. Bewaar de code goed: het bedrag gaat van de eerste bestelling af.`,
    code: 'Code van de tegoedbon',
    button: 'Naar de winkel',
    note: (date) => `Eén keer te gebruiken voor de eerste bestelling, geldig tot en met ${date}.`,
    leave: 'Afmelden voor de nieuwsbrief',
  },
  confirm: {
    title: 'Nog één klik',
    text: (amount) =>
      `Daarmee is de aanmelding bevestigd, en de tegoedbon van ${amount} komt meteen per e-mail.`,
    textAlone: 'Daarmee is de aanmelding bevestigd.',
    button: 'Aanmelding bevestigen',
  },
  confirmed: {
    title: 'De aanmelding is bevestigd',
    text: 'De tegoedbon voor de eerste bestelling is onderweg en komt binnen enkele minuten aan. Zo niet, kijk dan even in de spammap.',
    textAlone: 'Vanaf nu komt de nieuwsbrief.',
  },
  noVoucher: {
    over: 'De actie met de tegoedbon is intussen afgelopen, daarom komt er geen tegoedbon meer.',
    had: 'De tegoedbon is er maar één keer en kwam al met de eerste aanmelding.',
  },
  expired: {
    title: 'Deze link is verlopen',
    text: 'Een bevestigingslink is zeven dagen geldig. Met een nieuwe aanmelding komt er meteen een verse.',
  },
  forged: {
    title: 'Deze link leidt nergens heen',
    text: 'Waarschijnlijk is hij bij het kopiëren afgekapt. Klik het liefst op de link in de e-mail zelf, of meld je opnieuw aan.',
  },
  leave: {
    title: 'Afmelden voor de nieuwsbrief',
    text: 'Met één klik is het klaar. Een tegoedbon die er al is, blijft geldig.',
    button: 'Afmelden',
  },
  left: {
    title: 'De nieuwsbrief is opgezegd',
    text: 'Er komt er geen meer. Toch van gedachten veranderd? Meld je gewoon weer aan.',
  },
  toShop: 'Naar de winkel',
};
