import type { ProductReviewTexts } from './de.ts';

export const it: ProductReviewTexts = {
  request: {
    subject: 'Com’è venuto l’ordine?',
    preview: 'Qualche stella e due parole aiutano gli altri a scegliere.',
    headline: 'Vi piace?',
    text: (number, names) => `L’ordine ${number} dovrebbe essere arrivato: ${names}. Com’è venuto?`,
    honest:
      'Elogi e critiche hanno lo stesso posto sulla pagina del prodotto. Bastano le stelle; due parole aiutano ancora di più.',
    button: 'Scrivi una recensione',
    note: (shopName) =>
      `Inviamo questa e-mail una sola volta per un ordine su ${shopName}. Qualcosa non va? Basta scrivere al servizio clienti: quasi sempre si trova una soluzione.`,
    leave: 'Non ricevere più queste e-mail',
  },
  title: 'Scrivere una recensione',
  text: (number) => `Per l’ordine ${number}. Ciò che non riceve stelle resta senza recensione.`,
  stars: (count) => (count === 1 ? '1 stella su 5' : `${count} stelle su 5`),
  starsLegend: 'Stelle',
  words: 'Con parole proprie (facoltativo)',
  author: 'Nome da mostrare',
  authorHelp: 'Per esempio «Anna S.». Non serve il nome completo.',
  rules:
    'Leggiamo ogni recensione prima di pubblicarla e rifiutiamo solo ciò che offende, cita dati di altri, fa pubblicità, viola la legge o non parla del prodotto. Poche stelle non sono mai un motivo.',
  send: 'Invia la recensione',
  again: 'Modifica',
  states: {
    open: 'Inviata. La leggiamo, poi compare sulla pagina del prodotto.',
    accepted: 'Questa recensione è sulla pagina del prodotto.',
    refused: 'Non abbiamo pubblicato questa recensione.',
  },
  sent: 'Grazie per la recensione!',
  sentText: 'La leggeremo nei prossimi giorni lavorativi. Fino ad allora e anche dopo si può modificare qui.',
  wrong: 'Non ancora inviata',
  faults: {
    nothing: 'Dare delle stelle ad almeno un prodotto.',
    stars: 'Dare anche le stelle: da una a cinque.',
    long: 'Accorciare il testo a 2000 caratteri.',
    links: 'Scrivere senza indirizzi Internet.',
    author: 'Inserire un nome di al massimo 40 caratteri, senza segni come @ o /.',
  },
  erase: 'Elimina le mie recensioni',
  erased: 'Le recensioni sono state eliminate',
  erasedText: 'Spariranno dalle pagine dei prodotti tra un momento.',
  none: 'In questo ordine non c’è nulla da recensire.',
  toShop: 'Al negozio',
  leave: {
    title: 'Non chiedere più recensioni',
    text: (email) => `Non chiederemo più recensioni a ${email}, per nessun ordine.`,
    button: 'Non chiedere più',
    done: 'Non chiederemo più',
    doneText: (email) =>
      `A ${email} non arriverà più nessuna e-mail di questo tipo. I messaggi sugli ordini continuano ad arrivare.`,
  },
  refused: {
    subject: 'A proposito della recensione',
    preview: 'Perché non è sulla pagina del prodotto.',
    headline: 'Non abbiamo potuto pubblicare la recensione',
    text: (name) => `Grazie per la recensione di «${name}». Così com’è non possiamo mostrarla. Il motivo:`,
    again: 'Le stelle non c’entrano. Scritta in altro modo, la rileggiamo volentieri.',
    button: 'Modifica la recensione',
    note: 'Non siete d’accordo? Basta scrivere al servizio clienti: una persona riesaminerà la decisione.',
  },
  reasons: {
    insult: 'Offende o sminuisce qualcuno.',
    'personal-data':
      'Contiene dati che rendono riconoscibile qualcuno, come nome completo, indirizzo o numero di telefono.',
    'other-matter': 'Non parla del prodotto. Di ordini, spedizioni e fatture si occupa il servizio clienti.',
    advertising: 'Fa pubblicità ad altro.',
    unlawful: 'Il contenuto viola la legge o i diritti di altri.',
  },
};
