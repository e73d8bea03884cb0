import { useEffect, useRef, useState } from 'react';
import { type Choice, type ChoiceName, printChoice } from '../../../page/offer/choice.ts';
import { changeChoice, expectOffer, type Offer } from '../../../page/offer/offer.ts';
import { askOffer } from '../../../page/product/ask-offer.ts';
import type { SoldProduct, WithdrawnDesign } from '../../../page/product/product-detail.ts';
import { usePage } from '../../context/page-context.tsx';
import { askShop } from '../../network/ask-shop.ts';

export type OfferState = {
  choice: Choice;
  /** Shows at once what was chosen, at the price that the values were said to add; the shop's own once `known`. */
  offer: Offer | undefined;
  status: 'known' | 'asking' | 'failed';
};

/** The offer for what the shopper chooses: kept in the address, asked of the shop, the latest question wins. */
export function useOffer({ state: sale, subject, chosen, offer: first }: SoldProduct | WithdrawnDesign) {
  const page = usePage();
  const [state, setState] = useState<OfferState>({
    choice: chosen,
    offer: first,
    status: first ? 'known' : 'failed',
  });
  const asking = useRef<AbortController>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page comes alive
  useEffect(() => {
    // The shop was too busy to say the price while it made the page: by now it may not be.
    if (!first && sale === 'sold') void ask(chosen, undefined);
    return () => asking.current?.abort();
  }, []);

  async function ask(choice: Choice, expected: Offer | undefined) {
    asking.current?.abort();
    const controller = new AbortController();
    asking.current = controller;
    setState({ choice, offer: expected, status: 'asking' });
    const answer = await askOffer(askShop(page, controller.signal), subject, choice);
    if (asking.current !== controller || controller.signal.aborted) return;
    if (answer.ok) setState({ choice, offer: answer.value, status: 'known' });
    else setState({ choice, offer: expected, status: 'failed' });
  }

  return {
    ...state,
    change(name: ChoiceName, value: string) {
      if (!state.offer) return;
      const choice = changeChoice(state.choice, state.offer, name, value);
      const expected = expectOffer(state.offer, name, value);
      keepInAddress(choice);
      void ask(choice, expected);
    },
    /** Takes over what was chosen elsewhere, such as in an earlier visit. */
    choose(choice: Choice) {
      keepInAddress(choice);
      void ask(choice, state.offer);
    },
    retry: () => void ask(state.choice, state.offer),
  };
}

/** The address can be shared and returned to; the history gets no entry for every click. */
function keepInAddress(choice: Choice) {
  const query = printChoice(choice, new URLSearchParams(location.search));
  history.replaceState(history.state, '', `${location.pathname}${query}${location.hash}`);
}
