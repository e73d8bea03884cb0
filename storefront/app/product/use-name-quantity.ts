import { cardQuantities } from '@blattwerk/schemas/shop/amounts/quantities.ts';
import { useEffect, useRef } from 'react';
import type { Offer } from '../../page/offer/offer.ts';

/** The smallest number on offer that has a piece for everybody. */
function piecesFor(names: number): number | undefined {
  return cardQuantities.find((quantity) => quantity >= names);
}

/**
 * Keeps the number of pieces with the name list as it grows and shrinks, unless the customer has chosen spare ones.
 * @param names how many there are
 * @returns the offer without the numbers that are too few, and what to call with a list that was there before
 */
export function useNameQuantity(
  offer: Offer | undefined,
  names: number,
  onChange: (quantity: string) => void,
): { offer: Offer | undefined; begin(names: number): void } {
  const followed = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another number of names asks for another number of pieces
  useEffect(() => {
    const before = followed.current;
    followed.current = names;
    const wanted = piecesFor(names);
    if (!offer || names === 0 || names === before || wanted === undefined) return;
    const isFollowing = before === 0 || offer.quantity === piecesFor(before);
    if ((isFollowing && offer.quantity !== wanted) || offer.quantity < names) onChange(String(wanted));
  }, [names]);
  const isEnough = ([quantity]: Offer['unitPrices'][number]) => quantity >= names;
  return {
    offer: offer && names > 0 ? { ...offer, unitPrices: offer.unitPrices.filter(isEnough) } : offer,
    begin(there) {
      followed.current = there;
    },
  };
}
