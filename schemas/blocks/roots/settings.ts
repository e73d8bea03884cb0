import { defineBlock, defineField } from '@storyblok/schema';
import { line, paragraph, plainLine } from '../../fields/text-fields.ts';
import type { BlockFacts } from '../block-facts.ts';
import type { uspItemBlock } from '../content/usp-item.ts';
import type { EnglishOf } from '../english-of.ts';
import type { ExampleOf } from '../example-of.ts';
import { pages } from '../example-references.ts';
import { addressLink } from '../example-values.ts';
import { rootsFolder } from '../folders.ts';
import { type countryLinkBlock, countryLinkExample } from '../navigation/country-link.ts';
import { type footerColumnBlock, footerColumnExample } from '../navigation/footer-column.ts';
import { type navItemBlock, navItemExample } from '../navigation/nav-item.ts';
import type { navLinkBlock } from '../navigation/nav-link.ts';

export const settingsBlock = defineBlock({
  name: 'settings',
  display_name: 'Kopf und Fuß des Shops',
  description: 'Navigation, Fußbereich, Servicezeiten und Länder. Gilt für alle Seiten eines Shops.',
  folder: rootsFolder,
  is_root: true,
  is_nestable: false,
  preview_field: 'supportEmail',
  fields: [
    defineField('topBar', {
      type: 'bloks',
      allow: ['usp_item'],
      maximum: 4,
      display_name: 'Leiste ganz oben',
      description: 'Bis zu vier kurze Vorteile, zum Beispiel „Kostenlose Musterkarten“.',
    }),
    defineField('navigation', {
      type: 'bloks',
      allow: ['nav_item'],
      minimum: 1,
      maximum: 9,
      required: true,
      display_name: 'Hauptnavigation',
      description: 'Am Desktop eine Zeile, am Telefon die Schublade. Mehr als neun Punkte passen nicht.',
    }),
    defineField('serviceLinks', {
      type: 'bloks',
      allow: ['nav_link'],
      maximum: 6,
      display_name: 'Service-Links im Kopf',
      description: 'Zum Beispiel Kontakt, Magazin und kostenlose Musterkarten.',
    }),
    defineField('footerText', {
      ...paragraph,
      display_name: 'Text im Fuß',
      description: 'Zwei, drei Sätze über den Shop.',
    }),
    defineField('footerColumns', {
      type: 'bloks',
      allow: ['footer_column'],
      maximum: 5,
      display_name: 'Spalten im Fuß',
      description: 'Zum Beispiel Service, Über uns, Sprüche und Texte.',
    }),
    defineField('supportPhone', {
      ...plainLine,
      max_length: 30,
      display_name: 'Telefon',
      description: 'Mit Landesvorwahl, zum Beispiel +49 89 12345678.',
    }),
    defineField('supportEmail', {
      ...plainLine,
      display_name: 'E-Mail',
      description: 'Adresse des Kundenservice.',
    }),
    defineField('supportHours', {
      ...line,
      display_name: 'Servicezeiten',
      description: 'Zum Beispiel „Montag bis Freitag, 8 bis 17 Uhr“.',
    }),
    defineField('countries', {
      type: 'bloks',
      allow: ['country_link'],
      minimum: 1,
      maximum: 20,
      required: true,
      display_name: 'Länder',
      description: 'Die Auswahl „Land wechseln“, in dieser Reihenfolge.',
    }),
    defineField('socialLinks', {
      type: 'bloks',
      allow: ['nav_link'],
      maximum: 8,
      display_name: 'Soziale Netzwerke',
      description: 'Eigene Profile. Suchmaschinen ordnen sie damit dem Shop zu.',
    }),
    defineField('legalLinks', {
      type: 'bloks',
      allow: ['nav_link'],
      maximum: 8,
      display_name: 'Rechtliches',
      description: 'Impressum, Datenschutz, AGB, Widerruf: letzte Zeile der Seite.',
    }),
  ],
});

export const settingsEnglish: EnglishOf<typeof settingsBlock> = {
  name: 'Header and footer of the shop',
  description: 'Navigation, footer, service hours and countries. Holds for every page of a shop.',
  fields: {
    topBar: {
      name: 'Bar at the very top',
      description: 'Up to four short benefits, for instance “Free samples”.',
    },
    navigation: {
      name: 'Main navigation',
      description: 'One line on desktops, the drawer on phones. No more than nine items fit.',
    },
    serviceLinks: {
      name: 'Service links in the header',
      description: 'For instance contact, magazine and free samples.',
    },
    footerText: { name: 'Footer text', description: 'Two or three sentences about the shop.' },
    footerColumns: {
      name: 'Footer columns',
      description: 'For instance service, about us, sayings and texts.',
    },
    supportPhone: { name: 'Phone', description: 'With the country code, for instance +49 89 12345678.' },
    supportEmail: { name: 'E-mail', description: 'Address of customer service.' },
    supportHours: { name: 'Service hours', description: 'For instance “Monday to Friday, 8 am to 5 pm”.' },
    countries: { name: 'Countries', description: 'The choices of “Change country”, in this order.' },
    socialLinks: {
      name: 'Social networks',
      description: 'Our own profiles. Search engines tell by them that they are the shop’s.',
    },
    legalLinks: {
      name: 'Legal',
      description: 'Legal notice, privacy, terms, withdrawal: the last line of the page.',
    },
  },
};

export const settingsFacts: BlockFacts = { specifiedAs: 'header and footer' };

export const settingsExample: ExampleOf<
  typeof settingsBlock,
  | typeof countryLinkBlock
  | typeof footerColumnBlock
  | typeof navItemBlock
  | typeof navLinkBlock
  | typeof uspItemBlock
> = {
  _uid: '8af2f5c4-f03e-5125-a4ad-ade48b8d2d21',
  component: 'settings',
  topBar: [
    {
      _uid: '917ea23a-8a06-56a0-bfe1-bba2ad601e62',
      component: 'usp_item',
      title: '3 Musterkarten kostenlos',
      url: pages.samples,
    },
    {
      _uid: 'feb241c8-c896-522c-848d-6101ed73f580',
      component: 'usp_item',
      title: 'Versand in 2 bis 4 Werktagen',
      url: pages.shipping,
    },
    { _uid: '7eae25ef-21ed-572b-bf55-2f91920eb863', component: 'usp_item', title: 'Gedruckt in Deutschland' },
  ],
  navigation: [navItemExample],
  serviceLinks: [
    {
      _uid: '7ca6bf4d-4818-5984-816e-b0fe9ba51f53',
      component: 'nav_link',
      label: 'Kontakt',
      link: pages.contact,
    },
    {
      _uid: 'c96a0174-80a6-5a1d-a048-dfab93d579b2',
      component: 'nav_link',
      label: 'Magazin',
      link: pages.magazine,
    },
    {
      _uid: 'e46722ba-0697-5d6f-8c92-51163081bd2c',
      component: 'nav_link',
      label: 'Kostenlose Musterkarten',
      link: pages.samples,
    },
  ],
  footerText: 'Blattwerk druckt Karten, Kalender und Fotobücher auf Papier, das man gern in der Hand hält.',
  footerColumns: [footerColumnExample],
  supportPhone: '+49 89 12345678',
  supportEmail: 'service@blattwerk.example',
  supportHours: 'Montag bis Freitag, 8 bis 17 Uhr',
  countries: [
    countryLinkExample,
    {
      _uid: '3ad758b3-8831-58fc-b13b-2238f4cd9561',
      component: 'country_link',
      country: 'AT',
      label: 'Österreich',
      url: 'http://at.localhost:3000/',
    },
    {
      _uid: 'abf4ace1-24fb-555d-b566-be8a127bafff',
      component: 'country_link',
      country: 'CH',
      label: 'Schweiz (Deutsch)',
      url: 'http://ch.localhost:3000/',
    },
  ],
  socialLinks: [
    {
      _uid: '90866b48-e2b8-5339-a42b-4ba79e14740b',
      component: 'nav_link',
      label: 'Instagram',
      link: addressLink('https://www.instagram.com/blattwerk.example'),
    },
  ],
  legalLinks: [
    {
      _uid: '55f540aa-a03a-5323-b10a-62676c266b8f',
      component: 'nav_link',
      label: 'Impressum',
      link: pages.imprint,
    },
    {
      _uid: 'c75ddd0d-291c-562d-889d-79e67ccbfb15',
      component: 'nav_link',
      label: 'Datenschutz',
      link: pages.privacy,
    },
  ],
};
