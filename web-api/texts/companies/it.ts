import type { CompanyTexts } from './de.ts';

export const it: CompanyTexts = {
  saved: 'Salvato. Dalla prossima pagina valgono i dati dell’azienda.',
  isRefused:
    'Non è stato possibile confermare questa azienda. Basta contattare il servizio clienti per chiarire.',
  reference: 'Al massimo 30 caratteri, senza < e >.',
  /** In the message to who signs up with an address that has an account. */
  known: 'Aggiungere l’azienda all’account (dopo l’accesso)',
  /** In the message that greets a new business customer. */
  welcome: (days) =>
    `L’azienda è registrata: i prezzi netti compaiono ora accanto a quelli lordi e le fatture arrivano anche all’indirizzo indicato. I dati vengono verificati nei giorni lavorativi; dopo, le fatture si pagano entro ${days} giorni.`,
  /** On a page of its own, where no scripts mark the fields. */
  notSent: {
    title: 'Non ancora inviato',
    text: 'Basta tornare indietro di un passo nel browser, correggere e inviare di nuovo.',
    back: 'Alla pagina per le aziende',
  },
  labels: {
    email: 'Indirizzo e-mail',
    password: 'Password',
    invoiceEmail: 'E-mail per le fatture',
    country: 'Paese',
    company: 'Azienda',
    firstName: 'Nome',
    lastName: 'Cognome',
    careOf: 'Indicazioni aggiuntive',
    street: 'Via e numero civico',
    postalCode: 'CAP',
    city: 'Località',
    province: 'Provincia',
    vatId: 'Partita IVA',
  },
  approved: {
    subject: 'L’account aziendale è confermato',
    preview: (days) => `Le fatture si pagano ora entro ${days} giorni.`,
    headline: 'L’account aziendale è confermato',
    text: (company, days) =>
      `I dati di ${company} sono stati verificati. Da ora gli ordini con fattura si pagano entro ${days} giorni.`,
    button: 'Al negozio',
  },
  refused: {
    subject: 'Sull’account aziendale',
    preview: 'Non è stato possibile confermare i dati dell’azienda.',
    headline: 'Una domanda sull’account aziendale',
    text: (company) =>
      `Non è stato possibile confermare i dati di ${company}. L’account resta attivo e per ora vale come account privato; gli ordini già fatti restano validi. Basta una breve telefonata al servizio clienti per chiarire.`,
  },
  /** In the confirmation of an order. */
  order: {
    reference: (number) => `Il vostro numero d’ordine: ${number}`,
    net: 'Totale netto',
  },
};
