import type { IntraCommunityTexts } from './de.ts';

export const it: IntraCommunityTexts = {
  exempt: (vatId) => `Senza IVA: cessione intracomunitaria non imponibile, partita IVA ${vatId}.`,
  undecided: (vatId) =>
    `La partita IVA ${vatId} non è ancora confermata, quindi l’IVA è inclusa. Appena lo sarà, i nuovi ordini saranno senza IVA.`,
  expired: (vatId) =>
    `La conferma della partita IVA ${vatId} è troppo vecchia, quindi l’IVA è inclusa. La stiamo facendo confermare di nuovo.`,
  unreachable: (vatId) =>
    `Non è stato ancora possibile verificare la partita IVA ${vatId}, perché al momento l’autorità non risponde. Fino ad allora l’IVA è inclusa come di consueto.`,
  refused: (vatId) =>
    `La partita IVA ${vatId} non è stata confermata per questa azienda, quindi l’IVA è inclusa. È possibile modificarla nella pagina per i clienti business.`,
  elsewhere: (vatId) =>
    `Consegniamo senza IVA solo nel paese che ha rilasciato la partita IVA ${vatId}. Qui l’IVA è quindi inclusa.`,
  sameVatId: (vatId) => `Questo ordine è senza IVA. Inserisci la partita IVA confermata: ${vatId}.`,
  sameCompany: (company) =>
    `Questo ordine è senza IVA. Inserisci l’azienda così come è confermata: ${company}`,
  confirmedMail: {
    subject: 'La partita IVA è confermata',
    preview: 'I nuovi ordini sono senza IVA.',
    headline: 'La partita IVA è confermata',
    text: (company, vatId) =>
      `La partita IVA ${vatId} di ${company} è confermata. Gli ordini spediti da ora nel paese che l’ha rilasciata sono senza IVA; lì l’acquisto va dichiarato come acquisto intracomunitario.`,
    button: 'Vai al negozio',
  },
  refusedMail: {
    subject: 'A proposito della partita IVA',
    preview: 'Gli ordini includono ancora l’IVA.',
    headline: 'Una domanda sulla partita IVA',
    button: 'Alla pagina per i clienti business',
  },
};
