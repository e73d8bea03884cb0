import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';

type Rule = readonly [pattern: RegExp, instead: string];

/** What becomes of small words before a name or a number that was not known when the sentence was written. */
const rulesIn: Readonly<Partial<Record<Language, readonly Rule[]>>> = {
  fr: [[/\b([Dd])e (?=[AEIOUÉÈÊÎŒ])/g, '$1’']],
  it: [
    [/\bil (?=(?:8|11) )/g, 'l’'],
    [/ e (?=E)/g, ' ed '],
  ],
  es: [[/ y (?=I|Í|Hi)/g, ' e ']],
};

/** A sentence with names in it, as it is written: `la joie d’Alice`, `entro l’8 maggio`, `Hugo e Irene`. */
export function withElisions(text: string, language: Language): string {
  return (rulesIn[language] ?? []).reduce((now, [pattern, instead]) => now.replace(pattern, instead), text);
}
