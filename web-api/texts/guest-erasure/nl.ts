import type { GuestErasureTexts } from './de.ts';

export const nl: GuestErasureTexts = {
  title: 'Foto’s en ontwerpen wissen',
  sent: 'Er is een e-mail met de link onderweg naar het adres van de bestelling. Hij is een dag geldig.',
  text: (email) =>
    `We wissen foto’s, ontwerpen, namenlijsten en drukbestanden van alle bestellingen die zonder account met ${email} zijn geplaatst: uiterlijk 30 dagen na verzending, bij geannuleerde bestellingen meteen. Ontwerpen die nog openstaan gaan direct weg. Bijdrukken kan daarna niet meer, en ongedaan maken evenmin.`,
  stays:
    'Facturen bewaren we zolang de wet dat voorschrijft. Namen en adressen halen we uit bestellingen zodra ze betaald zijn, op zijn vroegst 30 dagen na verzending. Openstaande bestellingen worden gewoon geleverd.',
  confirm: 'Nu laten wissen',
  done: 'Foto’s en ontwerpen worden gewist',
  donePreview: 'Uiterlijk 30 dagen na verzending.',
  doneText:
    'Openstaande ontwerpen zijn al gewist. Foto’s, ontwerpen, namenlijsten en drukbestanden volgen uiterlijk 30 dagen na verzending, bij geannuleerde bestellingen nu meteen.',
  toOrder: 'Naar de bestelling',
  over: 'Deze link is niet meer geldig',
  overText:
    'Hij is verlopen of onvolledig, of de bestelling hoort bij een klantaccount: dan wordt er in het account gewist.',
  link: {
    subject: 'Foto’s en ontwerpen wissen',
    preview: 'De link om te wissen',
    headline: 'Foto’s en ontwerpen wissen?',
    text: 'Met deze link wissen we wat voor bestellingen met dit adres is ontworpen. Hij is een dag geldig; daar staat nog eens wat er gewist wordt en wat blijft.',
    button: 'Verder naar wissen',
    note: 'Niet aangevraagd? Dan hoeft er niets te gebeuren: alles blijft zoals het is.',
  },
};
