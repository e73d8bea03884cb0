import type { ProductKind } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import type { WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import { askAccessoryOffer } from '../kinds/accessory-offer.ts';
import { askCalendarOffer } from '../kinds/calendar-offer.ts';
import { askCardOffer } from '../kinds/card-offer.ts';
import { askPhotobookOffer } from '../kinds/photobook-offer.ts';
import { askPhotoboxOffer } from '../kinds/photobox-offer.ts';
import { askPhotoframeOffer } from '../kinds/photoframe-offer.ts';
import { askPhotoprintOffer } from '../kinds/photoprint-offer.ts';
import { askCollageOffer, askMerchOffer } from '../kinds/piece-offer.ts';
import type { Choice } from '../offer/choice.ts';
import type { AskOffer, OfferAnswer, OfferSubject } from '../offer/offer-subject.ts';

const askByKind: Record<ProductKind, AskOffer> = {
  accessory: askAccessoryOffer,
  calendar: askCalendarOffer,
  card: askCardOffer,
  collage: askCollageOffer,
  merch: askMerchOffer,
  photoframe: askPhotoframeOffer,
  photoprint: askPhotoprintOffer,
  photobook: askPhotobookOffer,
  photobox: askPhotoboxOffer,
};

/**
 * Asks what a product costs as it is chosen. What does not go together is left out and named in `dropped`: first the
 * refinement, which not every paper takes, then everything.
 */
export async function askOffer(
  ask: WebApiClient,
  subject: OfferSubject,
  choice: Choice,
): Promise<OfferAnswer> {
  const askIt = askByKind[subject.kind];
  const answer = await askIt(ask, subject, choice);
  if (answer.ok || !isRefused(answer)) return answer;
  const { refinement, ...plain } = choice;
  if (refinement !== undefined) {
    const plainAnswer = await askIt(ask, subject, plain);
    if (plainAnswer.ok) return { ok: true, value: { ...plainAnswer.value, dropped: 'refinement' } };
  }
  const anyAnswer = await askIt(ask, subject, {});
  return anyAnswer.ok ? { ok: true, value: { ...anyAnswer.value, dropped: 'choice' } } : anyAnswer;
}

function isRefused(answer: OfferAnswer): boolean {
  return !answer.ok && (answer.problem.status === 422 || answer.problem.status === 400);
}
