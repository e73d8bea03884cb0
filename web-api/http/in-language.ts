import type { Language } from '@blattwerk/schemas/shop/languages.ts';

/** Sentences about files exist in two languages; whoever speaks another reads English. */
export function inLanguage(texts: { de: string; en: string }, language: Language): string {
  return language === 'de' ? texts.de : texts.en;
}
