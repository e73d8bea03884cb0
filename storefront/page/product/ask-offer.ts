import type { WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import { kindTable } from '../kinds/kinds.generated.ts';
import type { Choice } from '../offer/choice.ts';
import type { OfferAnswer, OfferSubject } from '../offer/offer-subject.ts';

/**
 * Asks what a product costs as it is chosen. What does not go together is left out and named in `dropped`: first the
 * refinement, which not every paper takes, then everything.
 */
export async function askOffer(
  ask: WebApiClient,
  subject: OfferSubject,
  choice: Choice,
): Promise<OfferAnswer> {
  const { askOffer: askIt } = kindTable[subject.kind];
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
