import type { ProductReviewTexts } from './de.ts';

export const nl: ProductReviewTexts = {
  request: {
    subject: 'Hoe is de bestelling geworden?',
    preview: 'Een paar sterren en woorden helpen anderen kiezen.',
    headline: 'Bevalt het?',
    text: (number, names) =>
      `Bestelling ${number} zou inmiddels aangekomen moeten zijn: ${names}. Hoe is het geworden?`,
    honest:
      'Lof en kritiek krijgen dezelfde plek op de productpagina. Sterren zijn genoeg; een paar woorden helpen nog meer.',
    button: 'Review schrijven',
    note: (shopName) =>
      `Deze e-mail sturen we precies één keer over een bestelling bij ${shopName}. Klopt er iets niet? Schrijf dan onze klantenservice: meestal is er een oplossing.`,
    leave: 'Geen e-mails meer zoals deze',
  },
  title: 'Review schrijven',
  text: (number) => `Over bestelling ${number}. Wat geen sterren krijgt, blijft zonder review.`,
  stars: (count) => (count === 1 ? '1 van 5 sterren' : `${count} van 5 sterren`),
  starsLegend: 'Sterren',
  words: 'In eigen woorden (niet verplicht)',
  author: 'Naam die erbij komt te staan',
  authorHelp: 'Bijvoorbeeld “Anna S.”. De volledige naam hoeft niet.',
  rules:
    'We bekijken elke review voordat die verschijnt en weigeren alleen wat beledigt, gegevens van anderen noemt, reclame maakt, de wet overtreedt of niet over het product gaat. Weinig sterren zijn geen reden.',
  send: 'Review versturen',
  again: 'Wijzigen',
  states: {
    open: 'Verstuurd. We bekijken hem, daarna verschijnt hij op de productpagina.',
    accepted: 'Deze review staat op de productpagina.',
    refused: 'Deze review hebben we niet geplaatst.',
  },
  sent: 'Bedankt voor de review!',
  sentText: 'We bekijken hem in de komende werkdagen. Tot die tijd en daarna kan hij hier gewijzigd worden.',
  wrong: 'Nog niet verstuurd',
  faults: {
    nothing: 'Geef minstens één product sterren.',
    stars: 'Geef ook sterren: één tot vijf.',
    long: 'Kort de tekst in tot 2000 tekens.',
    links: 'Schrijf zonder internetadressen.',
    author: 'Vul een naam van hoogstens 40 tekens in, zonder tekens als @ of /.',
  },
  erase: 'Mijn reviews verwijderen',
  erased: 'De reviews zijn verwijderd',
  erasedText: 'Ze verdwijnen zo dadelijk van de productpagina’s.',
  none: 'In deze bestelling zit niets waarover een review geschreven kan worden.',
  toShop: 'Naar de shop',
  leave: {
    title: 'Niet meer om reviews vragen',
    text: (email) => `We vragen ${email} dan over geen enkele bestelling meer.`,
    button: 'Niet meer vragen',
    done: 'We vragen het niet meer',
    doneText: (email) =>
      `Naar ${email} gaat geen e-mail van dit soort meer. Berichten over bestellingen komen nog gewoon.`,
  },
  refused: {
    subject: 'Over de review',
    preview: 'Waarom hij niet op de productpagina staat.',
    headline: 'We konden de review niet plaatsen',
    text: (name) => `Bedankt voor de review van “${name}”. Zoals hij is, kunnen we hem niet tonen. De reden:`,
    again: 'Met de sterren heeft dat niets te maken. Anders geschreven bekijken we hem graag opnieuw.',
    button: 'Review wijzigen',
    note: 'Niet mee eens? Schrijf onze klantenservice, dan bekijkt een mens de beslissing nog een keer.',
  },
  reasons: {
    insult: 'Hij beledigt of kleineert iemand.',
    'personal-data':
      'Hij noemt gegevens waaraan iemand te herkennen is, zoals een volledige naam, een adres of een telefoonnummer.',
    'other-matter':
      'Hij gaat niet over het product. Voor bestelling, verzending en factuur is de klantenservice er.',
    advertising: 'Hij maakt reclame voor iets anders.',
    unlawful: 'De inhoud overtreedt de wet of schendt rechten van anderen.',
  },
};
