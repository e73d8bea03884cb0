import type { AccountEndTexts } from './de.ts';

export const it: AccountEndTexts = {
  title: 'Elimina account',
  text: 'Vengono eliminati nome, indirizzo e-mail, accessi, foto, carrelli e liste degli invitati. Non si può annullare.',
  stays:
    'Conserviamo le fatture finché la legge lo richiede. Gli ordini non apparterranno più a nessun account; togliamo nomi e indirizzi non appena sono pagati, non prima di 30 giorni dalla spedizione. Gli ordini in corso vengono consegnati come richiesto. Cancelliamo foto, creazioni e file di stampa, al più tardi 30 giorni dopo la spedizione; dopo non è più possibile ristampare nulla.',
  send: 'Invia il link per eliminarlo',
  sentText: 'Un’e-mail con il link è in arrivo. Vale un’ora.',
  confirm: 'Elimina l’account ora',
  done: 'L’account è eliminato',
  doneText: 'Tutti i dispositivi sono disconnessi. Grazie per il tempo insieme!',
  back: 'Vai all’account',
  toShop: 'Vai al negozio',
  over: 'Questo link non è più valido',
  overText: 'È scaduto, o l’account non esiste più.',
  signIn: 'Accedi prima di continuare.',
  mail: {
    subject: 'Elimina account',
    preview: 'Il link che elimina l’account cliente',
    headline: 'Eliminare l’account?',
    text: 'Questo link elimina l’account cliente. Vale un’ora.',
    button: 'Continua',
    note: 'Non l’hai chiesto tu? Allora non fare nulla: l’account resta com’è.',
  },
};
