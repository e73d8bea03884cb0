import type { ShownInvitation } from './shown-invitation.ts';
import type { ShownPurchase } from './shown-purchase.ts';

/** A page of what belongs to one visitor. */
export type ShownPersonal = ShownPurchase | ShownInvitation;

export function isPurchase(shown: ShownPersonal): shown is ShownPurchase {
  return shown.step === 'cart' || shown.step === 'checkout' || shown.step === 'order';
}
