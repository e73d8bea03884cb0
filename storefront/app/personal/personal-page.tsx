import { isPurchase, type ShownPersonal } from '../../page/document/shown-personal.ts';
import { late } from '../late/late.tsx';
import { PurchasePage } from '../order/purchase-page.tsx';

const InvitationPage = late(async () => (await import('../events/invitation-page.tsx')).InvitationPage);

/** A page of what belongs to one visitor. */
export function PersonalPage({ shown }: { shown: ShownPersonal }) {
  return isPurchase(shown) ? <PurchasePage shown={shown} /> : <InvitationPage shown={shown} />;
}
