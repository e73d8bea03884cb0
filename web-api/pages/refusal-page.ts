import type { Channel } from '@blattwerk/schemas/shop/markets/channels.ts';
import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import type { Problem } from '@blattwerk/schemas/web-api/contract/problem.ts';
import { textsIn } from '../texts/texts.generated.ts';
import { type HtmlPage, messagePage } from './message-page.ts';
import { refusalTexts, waitTexts } from './refusal-texts.ts';

/** What a person reads whose link cannot be followed: what happened, and what to do. */
export function refusalPage(
  { status, message, retryAfter }: Problem,
  { channel, language, url }: { channel: Channel; language: Language; url: string },
): HtmlPage {
  const { title, text } =
    retryAfter === undefined ? refusalTexts(language, status) : waitTexts(language, retryAfter);
  const link = { label: textsIn[language].links.toShop, url };
  return messagePage({ channel, language, title, paragraphs: [message?.text ?? text], link });
}
