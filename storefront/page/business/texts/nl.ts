import type { BusinessTexts } from './de.ts';

export const nl: BusinessTexts = {
  title: 'Drukwerk voor bedrijven',
  lead: 'Uitnodigingen voor het zomerfeest, kerstkaarten voor klanten, enveloppen voor de volgende mailing: een zakelijk account maakt bestellen zo eenvoudig als de boekhouding het graag ziet.',
  leadPosters:
    'Beelden voor receptie, kantoor en vergaderruimte: een zakelijk account maakt bestellen zo eenvoudig als de boekhouding het graag ziet.',
  benefits: 'Wat een zakelijk account oplevert',
  invoice: 'Kopen op factuur',
  invoiceText:
    'Vanaf {amount} aan artikelen, te betalen binnen {days} dagen. Zodra we het bedrijf bevestigd hebben, binnen {longer} dagen.',
  net: 'Netto naast bruto',
  netText: 'Winkelwagen, kassa en bestelling tonen beide bedragen, op de cent gelijk aan de factuur.',
  eInvoice: 'E-factuur',
  eInvoiceText:
    'Elke factuur is een pdf met de elektronische factuur erin (ZUGFeRD, EN 16931), met btw-nummer en eigen bestelnummer.',
  accounting: 'Rechtstreeks naar de boekhouding',
  accountingText: 'Facturen gaan desgewenst meteen ook naar een tweede e-mailadres.',
  addresses: 'Bezorgd waar het moet zijn',
  addressesText:
    'Factuur naar het bedrijf, pakket naar het filiaal: het bezorgadres is bij elke bestelling vrij.',
  volume: 'Grotere oplagen',
  volumeText: 'Bij kaarten daalt de stukprijs met het aantal, zonder offerte aan te vragen.',
  banners: 'Spandoeken',
  bannersText: 'Pvc-spandoeken zoals ze aan hekken en gevels hangen, zijn er alleen voor bedrijven.',
  signUp: 'Zakelijk account aanmaken',
  signUpText: 'Een link per e-mail bevestigt het adres, en dan kan het beginnen.',
  known: 'Al een account? Na het inloggen kan het bedrijf hier worden toegevoegd.',
  company: 'Bedrijf en factuuradres',
  contact: 'Toegang',
  invoiceEmail: 'Facturen ook naar',
  invoiceEmailHint: '(e-mail van de boekhouding, optioneel)',
  add: 'Bedrijf toevoegen',
  addText: 'Het account wordt een zakelijk account. Bestellingen en favorieten blijven.',
  change: 'Gegevens wijzigen',
  save: 'Opslaan',
  yours: 'Het zakelijke account',
  open: 'We bekijken de gegevens op werkdagen. Bestellen kan meteen; tot dan zijn facturen binnen {days} dagen te betalen.',
  approved: 'Het bedrijf is bevestigd: facturen zijn binnen {days} dagen te betalen.',
  refused:
    'Dit bedrijf konden we niet bevestigen, daarom geldt het account als privéaccount. Een telefoontje naar de klantenservice is genoeg om het op te lossen.',
  unknown: 'De bedrijfsgegevens kunnen nu niet worden geladen.',
  sent: 'Bijna klaar: er is een e-mail onderweg naar dit adres. De link daarin is een dag geldig.',
  saved: 'De bedrijfsgegevens zijn opgeslagen.',
  noVatId: 'geen opgegeven',
  noInvoiceEmail: 'geen ander adres',
  titlePosters: 'Wanddecoratie voor bedrijven',
};
