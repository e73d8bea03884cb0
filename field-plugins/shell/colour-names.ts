import { de } from '@blattwerk/schemas/languages/de.ts';
import { en } from '@blattwerk/schemas/languages/en.ts';
import type { Colour } from '@blattwerk/schemas/shop/products/colours.ts';
import type { InterfaceLanguage } from '../messages/messages.ts';

const names = { de: de.words.colours, en: en.words.colours };

/** What colours are called, in the order given: `Gold / Weiß`. */
export function colourNames(colours: readonly Colour[], language: InterfaceLanguage): string {
  return colours.map((colour) => names[language][colour]).join(' / ');
}
