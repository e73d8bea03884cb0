import { textSlots } from '@blattwerk/schemas/design/hand-slots.ts';
import type { Words } from '../../editing/words.ts';
import type { Recipe } from '../../recipes/recipe.ts';
import { wordingsOf } from './texts.ts';

/** What of a cast may be right for a customer as it is. */
const common: ReadonlySet<string> = new Set(['age', 'age-word', 'year', 'next-year', 'month', 'weekday']);

/** What editors invent on a card by hand: no templates tell. */
const personalByHand = ['names', 'date', 'place', 'signature', 'initials', 'inside-signature'];

type Told = Pick<Recipe, 'sample' | 'texts' | 'hand' | 'invented'>;

/** A recipe's example texts that name invented people, days or places, by slot: printed as they are, they are mistakes. */
export function personalExamples({ sample, texts, hand, invented = [] }: Told): Words {
  if (hand) return written(personalByHand, texts);
  if (!sample) return written(invented, texts);
  const choices = wordingsOf(sample.celebration, sample.purpose);
  const templates = choices[sample.choice % choices.length] ?? {};
  const personal = textSlots.filter((slot) => isPersonal(templates[slot] ?? ''));
  return written(personal, texts);
}

function written(slots: readonly string[], texts: Recipe['texts']): Words {
  const examples = slots.map((slot) => [slot, texts[slot] ?? ''] as const);
  return Object.fromEntries(examples.filter(([, text]) => text.trim() !== ''));
}

function isPersonal(template: string): boolean {
  return [...template.matchAll(/\{([a-z-]+)\}/g)].some(([, fact = '']) => !common.has(fact));
}
