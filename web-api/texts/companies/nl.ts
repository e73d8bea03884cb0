import type { CompanyTexts } from './de.ts';

export const nl: CompanyTexts = {
  saved: 'Opgeslagen. Vanaf de volgende pagina gelden de gegevens van het bedrijf.',
  isRefused:
    'Dit bedrijf konden we niet bevestigen. Neem contact op met de klantenservice, dan lossen we het op.',
  reference: 'Vul hoogstens 30 tekens in, zonder < en >.',
  /** In the message to who signs up with an address that has an account. */
  known: 'Het bedrijf aan het account toevoegen (na het inloggen)',
  /** In the message that greets a new business customer. */
  welcome: (days) =>
    `Het bedrijf is ingevuld: nettoprijzen staan voortaan naast de brutoprijzen, en facturen gaan ook naar het opgegeven adres. We bekijken de gegevens op werkdagen; daarna geldt voor facturen een betaaltermijn van ${days} dagen.`,
  /** On a page of its own, where no scripts mark the fields. */
  notSent: {
    title: 'Nog niet verzonden',
    text: 'Ga in de browser een stap terug, pas het aan en verzend het opnieuw.',
    back: 'Naar de pagina voor zakelijke klanten',
  },
  labels: {
    email: 'E-mailadres',
    password: 'Wachtwoord',
    invoiceEmail: 'E-mail voor facturen',
    country: 'Land',
    company: 'Bedrijf',
    firstName: 'Voornaam',
    lastName: 'Achternaam',
    careOf: 'Extra adresregel',
    street: 'Straat en huisnummer',
    postalCode: 'Postcode',
    city: 'Plaats',
    province: 'Provincie',
    vatId: 'Btw-nummer',
  },
  approved: {
    subject: 'Het zakelijke account is bevestigd',
    preview: (days) => `Facturen hebben nu een betaaltermijn van ${days} dagen.`,
    headline: 'Het zakelijke account is bevestigd',
    text: (company, days) =>
      `De gegevens van ${company} zijn gecontroleerd. Voor bestellingen op factuur geldt voortaan een betaaltermijn van ${days} dagen.`,
    button: 'Naar de shop',
  },
  refused: {
    subject: 'Over het zakelijke account',
    preview: 'De gegevens van het bedrijf konden we niet bevestigen.',
    headline: 'Een vraag over het zakelijke account',
    text: (company) =>
      `De gegevens van ${company} konden we niet bevestigen. Het account blijft bestaan en geldt voorlopig als privéaccount; wat besteld is, blijft besteld. Een kort telefoontje naar de klantenservice is genoeg om het op te lossen.`,
  },
  /** In the confirmation of an order. */
  order: {
    reference: (number) => `Je bestelnummer: ${number}`,
    net: 'Totaal netto',
  },
};
