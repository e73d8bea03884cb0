import type { Basket } from '@blattwerk/schemas/web-api/basket/basket.ts';
import type { BasketItem } from '@blattwerk/schemas/web-api/basket/basket-item.ts';
import { type ReactNode, useId, useState } from 'react';
import { usePage } from '../context/page-context.tsx';
import { useLateMessages } from '../messages/messages-context.tsx';
import { askShop } from '../network/ask-shop.ts';
import { tell } from '../visit/told-events.ts';
import { BasketForm } from './basket-form.tsx';
import { keepBasketCount } from './keep-basket-count.ts';
import { lineOf, measuredLine } from './measured-line.ts';

export type Adding = { kind: 'open' | 'sending' } | { kind: 'done' | 'refused'; text: string };

export type AddToBasket = {
  adding: Adding;
  /** Named by the button that puts it in, which stands in the form of a product's choices: none can stand in another. */
  formId: string;
  /** To be drawn outside of any other form. */
  form: ReactNode;
};

type AddedTo = Promise<Basket | undefined>;

/** Puts something into the basket from any page, once at a time; `add` answers the basket it is in. */
export function useAdding(): { adding: Adding; add(item: BasketItem, quantity: number): AddedTo } {
  const page = usePage();
  const t = useLateMessages();
  const [adding, setAdding] = useState<Adding>({ kind: 'open' });
  const add = async (item: BasketItem, quantity: number): AddedTo => {
    if (adding.kind === 'sending') return undefined;
    setAdding({ kind: 'sending' });
    const answer = await askShop(page)('POST /web-api/basket/lines', { body: { item, quantity } });
    if (answer.ok) {
      keepBasketCount(answer.value.count);
      tellOfAdded(answer.value, item, quantity);
      setAdding({ kind: 'done', text: t('basket.added') });
      return answer.value;
    }
    const { message, retryAfter } = answer.problem;
    const later = t(retryAfter === undefined ? 'form.failed' : 'form.tooOften');
    setAdding({ kind: 'refused', text: message?.text ?? later });
    return undefined;
  };
  return { adding, add };
}

function tellOfAdded({ lines }: Basket, item: BasketItem, quantity: number): void {
  const line = lineOf(lines, item);
  if (!line) return;
  const { currency, minorUnits } = line.unitPrice;
  const value = (minorUnits * quantity) / 100;
  tell({ event: 'addToBasket', product: measuredLine(line), quantity, currency, value });
}

/**
 * A button of a product puts it into the basket.
 * @param item null where there is nothing to be bought
 */
export function useAddToBasket(item: BasketItem | null, quantity: number): AddToBasket {
  const formId = useId();
  const { adding, add } = useAdding();
  const fields = Object.entries({ ...item, quantity }).filter(([, value]) => value !== undefined);
  const form = item && (
    <BasketForm action="/web-api/basket/lines/form" id={formId} onSend={() => void add(item, quantity)}>
      {fields.map(([name, value]) => (
        <input key={name} name={name} type="hidden" value={value} />
      ))}
    </BasketForm>
  );
  return { adding, formId, form };
}
