import { defineBlock, defineField } from '@storyblok/schema';
import { line, paragraph, plainLine } from '../../fields/text-fields.ts';
import { rootsFolder } from '../folders.ts';

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
      maximum: 12,
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
