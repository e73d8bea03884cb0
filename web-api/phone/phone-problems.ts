import { mostPhonePhotos } from '@blattwerk/schemas/configurator/phone-limits.ts';
import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import type { Problem } from '@blattwerk/schemas/web-api/contract/problem.ts';
import { problem } from '../http/problems.ts';
import { textsIn } from '../texts/texts.generated.ts';

/** @param status 404 where the link itself is asked for */
export function phoneLinkEnded(language: Language, status: 403 | 404 = 403): Problem {
  const message = { text: textsIn[language].drafts.phoneEnded };
  return problem(status, 'The phone’s link has ended, or there is none: make another one.', { message });
}

export function phoneLinkFull(language: Language): Problem {
  const message = { text: textsIn[language].drafts.phoneFull(mostPhonePhotos) };
  return problem(403, `A link takes at most ${mostPhonePhotos} photos: make another one.`, { message });
}
