import { contentLanguage } from '@blattwerk/schemas/shop/markets/content-language.ts';
import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import type { NamedBlock as Block } from '../../page/story/blocks-in.ts';

/**
 * Puts the description of every picture in a story into its language, or into English where it lacks one: the delivery
 * API translates fields, but leaves the translations of a picture's own texts beside them (`alt__i18n__en`).
 */
export function translateAlts(content: Block, language: Language): Block {
  if (contentLanguage(language) === 'default') return content;
  const keys = [`alt__i18n__${language}`, 'alt__i18n__en'];

  function translate(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(translate);
    if (typeof value !== 'object' || value === null) return value;
    const copy = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, translate(part)]));
    const texts = copy.fieldtype === 'asset' ? copy.meta_data : undefined;
    if (typeof texts !== 'object' || texts === null) return copy;
    const alt = keys
      .map((key) => Object.entries(texts).find(([name]) => name === key)?.[1])
      .find((text) => typeof text === 'string' && text !== '');
    return alt === undefined ? copy : { ...copy, alt };
  }

  return {
    ...content,
    ...Object.fromEntries(Object.entries(content).map(([key, part]) => [key, translate(part)])),
  };
}
