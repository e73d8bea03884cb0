import type { AccountEndTexts } from './de.ts';

export const nl: AccountEndTexts = {
  title: 'Account verwijderen',
  text: 'Naam, e-mailadres, aanmeldingen, foto, winkelwagens en gastenlijsten worden verwijderd. Dit kan niet ongedaan worden gemaakt.',
  stays:
    'Facturen bewaren we zolang de wet dat vraagt. Bestellingen horen dan bij geen account meer; namen en adressen halen we eruit zodra ze betaald zijn, op zijn vroegst 30 dagen na verzending. Lopende bestellingen worden gewoon geleverd. Foto’s, ontwerpen en drukbestanden wissen we uiterlijk 30 dagen na verzending; daarna kunnen we niets meer bijdrukken.',
  send: 'Link om te verwijderen sturen',
  sentText: 'Een e-mail met de link is onderweg. Hij is een uur geldig.',
  confirm: 'Account nu verwijderen',
  done: 'Het account is verwijderd',
  doneText: 'Alle apparaten zijn afgemeld. Bedankt voor de tijd samen!',
  back: 'Naar het account',
  toShop: 'Naar de winkel',
  over: 'Deze link is niet meer geldig',
  overText: 'Hij is verlopen, of het account bestaat niet meer.',
  signIn: 'Meld je eerst aan.',
  mail: {
    subject: 'Account verwijderen',
    preview: 'De link die het klantaccount verwijdert',
    headline: 'Account verwijderen?',
    text: 'Deze link verwijdert het klantaccount. Hij is een uur geldig.',
    button: 'Verder',
    note: 'Niet aangevraagd? Doe dan niets: het account blijft zoals het is.',
  },
};
