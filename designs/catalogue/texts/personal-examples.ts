import type { Words } from '../../editing/words.ts';
import type { Recipe } from '../../recipes/recipe.ts';
import { wordingsOf } from './texts.ts';
import { textSlotNames } from './wording.ts';

/** What of a cast may be right for a customer as it is. */
const common: ReadonlySet<string> = new Set(['age', 'age-word', 'year', 'next-year', 'month', 'weekday']);

/** A recipe's example texts that name invented people, days or places, by slot: printed as they are, they are mistakes. */
export function personalExamples({ sample, texts }: Pick<Recipe, 'sample' | 'texts'>): Words {
  if (!sample) return {};
  const choices = wordingsOf(sample.celebration, sample.purpose);
  const templates = choices[sample.choice % choices.length] ?? {};
  const personal = textSlotNames.filter((slot) => isPersonal(templates[slot] ?? ''));
  const examples = personal.map((slot) => [slot, texts[slot] ?? ''] as const);
  return Object.fromEntries(examples.filter(([, text]) => text.trim() !== ''));
}

function isPersonal(template: string): boolean {
  return [...template.matchAll(/\{([a-z-]+)\}/g)].some(([, fact = '']) => !common.has(fact));
}
