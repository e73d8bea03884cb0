import type { GuestErasureTexts } from './de.ts';

export const it: GuestErasureTexts = {
  title: 'Cancellare foto e creazioni',
  sent: 'Un’e-mail con il link è in arrivo all’indirizzo dell’ordine. Vale un giorno.',
  text: (email) =>
    `Cancelliamo foto, creazioni, elenchi di nomi e file di stampa di tutti gli ordini fatti senza account con ${email}: al più tardi 30 giorni dopo la spedizione, subito per gli ordini annullati. Le bozze relative vengono cancellate immediatamente. Dopo non sarà più possibile ristampare nulla, e non si può tornare indietro.`,
  stays:
    'Conserviamo le fatture finché la legge lo richiede. Togliamo nomi e indirizzi dagli ordini non appena sono pagati, non prima di 30 giorni dalla spedizione. Gli ordini aperti vengono consegnati come previsto.',
  confirm: 'Fai cancellare ora',
  done: 'Foto e creazioni vengono cancellate',
  donePreview: 'Al più tardi 30 giorni dopo la spedizione.',
  doneText:
    'Le bozze sono già cancellate. Foto, creazioni, elenchi di nomi e file di stampa seguono al più tardi 30 giorni dopo la spedizione, per gli ordini annullati già adesso.',
  toOrder: 'All’ordine',
  over: 'Questo link non è più valido',
  overText:
    'È scaduto o incompleto, oppure l’ordine appartiene a un account cliente: in quel caso si cancella dall’account.',
  link: {
    subject: 'Cancellare foto e creazioni',
    preview: 'Il link per cancellarle',
    headline: 'Cancellare foto e creazioni?',
    text: 'Con questo link cancelliamo quanto è stato creato per gli ordini con questo indirizzo. Vale un giorno e dice ancora una volta che cosa viene cancellato e che cosa resta.',
    button: 'Vai alla cancellazione',
    note: 'Nessuna richiesta da parte tua? Allora basta non fare nulla: tutto resta com’è.',
  },
};
