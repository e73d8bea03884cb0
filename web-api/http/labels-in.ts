import { inLanguage } from '@blattwerk/schemas/languages/phrases.ts';
import { isRecord } from '@blattwerk/schemas/rules/model/is-record.ts';
import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';

const labelKeys: ReadonlySet<string> = new Set(['label', 'materialLabel']);

/** An answer about prices, whose labels are German as the shop's tables have them, as a shopper of a language reads it. */
export function labelsIn(language: Language, answer: unknown): unknown {
  if (language === 'de') return answer;
  if (Array.isArray(answer)) return answer.map((item) => labelsIn(language, item));
  if (!isRecord(answer)) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [
      key,
      labelKeys.has(key) && typeof value === 'string'
        ? inLanguage(value, language)
        : labelsIn(language, value),
    ]),
  );
}
