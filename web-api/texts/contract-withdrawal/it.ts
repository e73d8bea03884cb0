import type { ContractWithdrawalTexts } from './de.ts';

export const it: ContractWithdrawalTexts = {
  title: 'Recedere dal contratto',
  text: 'Qui si può recedere da un ordine senza indicare i motivi. È escluso ciò che è fatto su misura.',
  fields: {
    name: { label: 'Nome', wrong: 'Inserisci il nome, senza segni come @, / o <.' },
    email: {
      label: 'Indirizzo e-mail dell’ordine',
      wrong: 'Inserisci un indirizzo e-mail valido.',
    },
    number: { label: 'Numero d’ordine', wrong: 'Inserisci il numero della conferma d’ordine.' },
    goods: {
      label: 'Solo una parte dell’ordine? Indica qui gli articoli (altrimenti lascia vuoto)',
      wrong: 'Indica una quantità per almeno un articolo, al massimo quella ordinata.',
    },
  },
  pieces: 'Quanti pezzi vengono restituiti',
  next: 'Avanti',
  content: ({ name, email, number, goods }) =>
    goods === ''
      ? `Con la presente ${name} (${email}) recede dal contratto relativo all’ordine ${number}.`
      : `Con la presente ${name} (${email}) recede dal contratto relativo all’ordine ${number} per i seguenti articoli: ${goods}.`,
  receipt: (email) => `La ricevuta con contenuto e ora va a ${email}.`,
  confirm: 'Conferma il recesso',
  done: 'Il recesso è arrivato',
  receivedAt: (time) => `Ricevuto il ${time}.`,
  mail: {
    subject: 'Ricevuta del recesso',
    preview: 'Con contenuto e ora.',
    note: 'Diremo come restituire la merce e quando arriva il rimborso. Nessun recesso inviato? Allora avvisa il servizio clienti.',
  },
};
