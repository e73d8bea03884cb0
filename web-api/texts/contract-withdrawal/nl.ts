import type { ContractWithdrawalTexts } from './de.ts';

export const nl: ContractWithdrawalTexts = {
  title: 'Overeenkomst herroepen',
  text: 'Hier kan een bestelling zonder opgave van redenen worden herroepen. Wat op maat is gemaakt, is uitgezonderd.',
  fields: {
    name: { label: 'Naam', wrong: 'Vul de naam in, zonder tekens als @, / of <.' },
    email: { label: 'E-mailadres van de bestelling', wrong: 'Vul een geldig e-mailadres in.' },
    number: { label: 'Bestelnummer', wrong: 'Vul het nummer uit de bestelbevestiging in.' },
    goods: {
      label: 'Alleen een deel van de bestelling? Vul dan in welke artikelen (laat anders leeg)',
      wrong: 'Vul bij minstens één artikel een aantal in, hooguit zoveel als er zijn besteld.',
    },
  },
  pieces: 'Hoeveel stuks er terugkomen',
  next: 'Verder',
  content: ({ name, email, number, goods }) =>
    goods === ''
      ? `Hierbij herroept ${name} (${email}) de overeenkomst voor bestelling ${number}.`
      : `Hierbij herroept ${name} (${email}) de overeenkomst voor bestelling ${number}, en wel voor: ${goods}.`,
  receipt: (email) => `De ontvangstbevestiging met inhoud en tijd gaat naar ${email}.`,
  confirm: 'Herroeping bevestigen',
  done: 'De herroeping is ontvangen',
  receivedAt: (time) => `Ontvangen op ${time}.`,
  mail: {
    subject: 'Ontvangstbevestiging van de herroeping',
    preview: 'Met inhoud en tijd.',
    note: 'We laten weten hoe de artikelen terugkomen en wanneer het geld. Geen herroeping verstuurd? Laat het dan even aan de klantenservice weten.',
  },
};
