import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { textsIn } from '../texts/texts.generated.ts';

type Sentences = { title: string; text: string };

/** What people read whose link cannot be followed. */
export function refusalTexts(language: Language, status: number): Sentences {
  const { links } = textsIn[language];
  if (status >= 500) return links.ours;
  if (status === 403) return links.foreign;
  if (status === 404) return links.nothing;
  return status === 410 ? links.over : links.cut;
}

/** @param retryAfter seconds */
export function waitTexts(language: Language, retryAfter: number): Sentences {
  return textsIn[language].links.wait(Math.ceil(retryAfter / 60));
}
