import type { NewsletterTexts } from './german.ts';

export const italian: NewsletterTexts = {
  answer:
    'Quasi fatto: un’e-mail è in arrivo. Il link al suo interno conferma l’iscrizione, poi arriverà il buono.',
  answerAlone: 'Quasi fatto: un’e-mail è in arrivo. Il link al suo interno conferma l’iscrizione.',
  incomplete: 'Controllare i campi evidenziati.',
  fields: {
    email: 'Inserire un indirizzo e-mail valido.',
    firstName: 'Inserire un nome senza caratteri speciali, al massimo 80 caratteri.',
    lastName: 'Inserire un cognome senza caratteri speciali, al massimo 80 caratteri.',
    birthday: 'Inserire una data di nascita nel passato.',
    weddingDate: 'Inserire una data valida.',
    consent: 'Senza consenso non possiamo inviare la newsletter. Spuntare la casella.',
  },
  notSent: {
    title: 'L’iscrizione non è ancora stata inviata',
    text: 'Tornare alla pagina precedente, correggere e inviare di nuovo.',
  },
  confirmation: {
    subject: 'Newsletter: manca solo un clic',
    preview: 'Confermare l’iscrizione e ricevere il buono.',
    headline: 'Manca solo un clic',
    text: (amount) =>
      `Questo indirizzo è stato inserito per la nostra newsletter. Basta un clic per confermare l’iscrizione: il buono da ${amount} per il primo ordine arriverà subito dopo.`,
    previewAlone: 'Confermare l’iscrizione.',
    textAlone:
      'Questo indirizzo è stato inserito per la nostra newsletter. Basta un clic per confermare l’iscrizione.',
    button: 'Conferma l’iscrizione',
    note: 'Il link è valido sette giorni. Nessuna iscrizione inviata? Allora non serve fare nulla: senza clic non arriva alcuna newsletter.',
  },
  voucher: {
    subject: (amount) => `Il buono da ${amount} è arrivato`,
    preview: 'Grazie per l’iscrizione. Ecco il codice.',
    headline: 'Grazie per l’iscrizione',
    greeting: (name) => `Ciao ${name},`,
    text: (amount) =>
      `ecco il buono da ${amount} promesso. Conviene conservare il codice: l’importo viene detratto dal primo ordine.`,
    textWithoutName: (amount) =>
      `Ecco il buono da ${amount} promesso. Conviene conservare il codice: l’importo viene detratto dal primo ordine.`,
    code: 'Codice del buono',
    button: 'Vai al negozio',
    note: (date) => `Utilizzabile una volta per il primo ordine, valido fino al ${date}.`,
    leave: 'Annulla l’iscrizione alla newsletter',
  },
  confirm: {
    title: 'Manca solo un clic',
    text: (amount) => `Conferma l’iscrizione, e il buono da ${amount} arriva subito per e-mail.`,
    textAlone: 'Conferma l’iscrizione.',
    button: 'Conferma l’iscrizione',
  },
  confirmed: {
    title: 'L’iscrizione è confermata',
    text: 'Il buono per il primo ordine è in viaggio e arriverà entro pochi minuti. In caso contrario conviene guardare nella cartella spam.',
    textAlone: 'D’ora in poi arriverà la newsletter.',
  },
  noVoucher: {
    over: 'Nel frattempo l’offerta del buono è terminata: il buono quindi non è più previsto.',
    had: 'Il buono viene dato una sola volta ed è arrivato con la prima iscrizione.',
  },
  expired: {
    title: 'Questo link è scaduto',
    text: 'Un link di conferma vale sette giorni. Con una nuova iscrizione ne arriva subito un altro.',
  },
  forged: {
    title: 'Questo link non porta da nessuna parte',
    text: 'Probabilmente è stato tagliato durante la copia. Meglio cliccare sul link direttamente nell’e-mail, oppure iscriversi di nuovo.',
  },
  leave: {
    title: 'Annullare l’iscrizione alla newsletter',
    text: 'Basta un clic. Un buono già ricevuto resta valido.',
    button: 'Annulla l’iscrizione',
  },
  left: {
    title: 'L’iscrizione è stata annullata',
    text: 'Non arriverà più alcuna newsletter. Per cambiare idea basta iscriversi di nuovo.',
  },
  toShop: 'Vai al negozio',
};
