import { isPurchase, type ShownPersonal } from '../../page/document/shown-personal.ts';
import { readFirstContent } from '../context/first-content.ts';
import { late, loadLate } from '../late/late.tsx';
import { PurchasePage } from '../order/purchase-page.tsx';

const InvitationPage = late(async () => (await import('../events/invitation-page.tsx')).InvitationPage);

/** A page of what belongs to one visitor. */
function PersonalPage({ shown }: { shown: ShownPersonal }) {
  return isPurchase(shown) ? <PurchasePage shown={shown} /> : <InvitationPage shown={shown} />;
}

/** With all that this document shows, as React hears early presses only in what it can render at once. */
export async function loadPersonalPage(): Promise<typeof PersonalPage> {
  if (import.meta.env.SSR) return PersonalPage;
  const { outcome, page } = readFirstContent();
  if (outcome.kind !== 'personal') return PersonalPage;
  const { loadTopicMessages } = await import('../messages/use-topic-messages.ts');
  await loadTopicMessages(isPurchase(outcome) ? 'order' : 'events', page.locale);
  if (!isPurchase(outcome)) await loadLate(InvitationPage);
  return PersonalPage;
}
