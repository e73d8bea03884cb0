import type { Basket } from '@blattwerk/schemas/web-api/basket/basket.ts';
import { useEffect, useRef, useState } from 'react';
import { usePage } from '../context/page-context.tsx';
import { useLateMessages } from '../messages/messages-context.tsx';
import { askShop } from '../network/ask-shop.ts';
import { type BasketAction, expectBasket, sendAction } from './basket-change.ts';
import { keepBasketCount } from './keep-basket-count.ts';

/** `undo` takes back what was done. */
export type BasketMessage =
  | { kind: 'done'; text: string; undo?: BasketAction }
  | { kind: 'refused'; text: string };

export type BasketState = {
  /** Undefined as long as it could not be asked for. */
  basket: Basket | undefined;
  isBusy: boolean;
  /** What became of the last action, or why it did not. */
  message: BasketMessage | undefined;
};

/** @param done said once it is done */
export type ActOnBasket = (action: BasketAction, done?: string, undo?: BasketAction) => Promise<boolean>;

/**
 * The visitor's basket. What is done to it is seen at once, one thing after the other; what the shop refuses is taken
 * back and said.
 * @param first as the page came with it
 */
export function useBasket(first: Basket | undefined) {
  const page = usePage();
  const t = useLateMessages();
  const [state, setState] = useState<BasketState>({ basket: first, isBusy: false, message: undefined });
  const latest = useRef(first);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const underWay = useRef(0);

  const settle = (basket: Basket | undefined, message?: BasketState['message']) => {
    if (basket) {
      latest.current = basket;
      keepBasketCount(basket.count);
    }
    const isBusy = underWay.current > 0;
    setState((before) => ({ basket: isBusy ? before.basket : latest.current, isBusy, message }));
  };

  const load = async () => {
    const answer = await askShop(page)('GET /web-api/basket', {});
    if (answer.ok) settle(answer.value);
    return answer.ok;
  };

  useEffect(() => {
    if (first) keepBasketCount(first.count);
  }, [first]);
  // A page that the browser brings back by itself shows the basket of then.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => void (persisted && load());
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  });

  const send = async (action: BasketAction, done: BasketMessage | undefined): Promise<boolean> => {
    const answer = await sendAction(askShop(page), action, latest.current?.version ?? 0);
    underWay.current -= 1;
    if (answer.ok) {
      settle(answer.value, done);
      return true;
    }
    const { status, message, retryAfter } = answer.problem;
    if (status === 409) await load();
    const wait = t(retryAfter === undefined ? 'basket.failed' : 'form.tooOften');
    const text = status === 409 ? t('basket.outdated') : (message?.text ?? wait);
    settle(latest.current, { kind: 'refused', text });
    return false;
  };

  const act: ActOnBasket = (action, text, undo) => {
    underWay.current += 1;
    setState(({ basket }) => ({
      basket: basket && expectBasket(basket, action),
      isBusy: true,
      message: undefined,
    }));
    const done = text === undefined ? undefined : { kind: 'done' as const, text, ...(undo && { undo }) };
    const sent = queue.current.then(() => send(action, done));
    queue.current = sent.catch(() => undefined);
    return sent;
  };
  return { ...state, act, retry: load };
}
