import type { Recipe } from '../../recipes/recipe.ts';
import { de } from './people/de.ts';

/** Of people and pets on photo products who are in no card's cast. */
const others = ['Bruno', 'Minka', 'Berger', 'Jonas', 'Max'];
/** Names that are words, too. */
const words: ReadonlySet<string> = new Set(['August', 'Sommer', 'Engel', 'Rosa', 'Arnold']);

const names: ReadonlySet<string> = new Set(
  [...de.couples.flat(), ...de.families, ...de.girls, ...de.boys, ...de.grown, ...de.old, ...others].filter(
    (name) => !words.has(name),
  ),
);
/** `12. Juni 2027`, `12 · 06 · 2027`, `seit 2015`. */
const days = /\d{1,2}\. \p{L}+ \d{4}|\d{1,2} · \d{2} · \d{4}|^seit \d{4}$/iu;
/** `3480 g`, `04.12 Uhr`. */
const measures = /\d{4} g\b|\d{2}\.\d{2} Uhr/;
const initials = /^\p{L} & \p{L}$/u;

/** Slots of a German recipe whose texts name people, days or measures that its designer made up. */
export function inventedSlots(texts: Recipe['texts']): string[] {
  return Object.keys(texts).filter((slot) => isInvented(texts[slot] ?? ''));
}

function isInvented(text: string): boolean {
  const isNamed = text
    .split(/[^\p{L}]+/u)
    .some((word) => names.has(word) || names.has(word.replace(/s$/, '')));
  return isNamed || [days, measures, initials].some((pattern) => pattern.test(text));
}
