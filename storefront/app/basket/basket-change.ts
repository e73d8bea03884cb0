import type { Basket } from '@blattwerk/schemas/web-api/basket/basket.ts';
import type { BasketItem } from '@blattwerk/schemas/web-api/basket/basket-item.ts';
import type { WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import type { BodyOf } from '@blattwerk/schemas/web-api/endpoints.ts';

/** What a shopper does with a basket. */
export type BasketAction =
  | { kind: 'add'; item: BasketItem; quantity: number }
  | { kind: 'quantity'; id: string; quantity: number }
  | { kind: 'remove'; id: string }
  | { kind: 'redeem' | 'dropVoucher'; code: string }
  | ({ kind: 'delivery' } & Pick<BodyOf<'PUT /web-api/basket/delivery'>, 'country' | 'service'>);

/** Does it at the back end; `version` is of the basket that the shopper sees. */
export function sendAction(ask: WebApiClient, action: BasketAction, version: number) {
  switch (action.kind) {
    case 'add':
      return ask('POST /web-api/basket/lines', {
        body: { item: action.item, quantity: action.quantity, version },
      });
    case 'quantity':
      return ask('PUT /web-api/basket/lines/{id}', {
        params: { id: action.id },
        body: { quantity: action.quantity, version },
      });
    case 'remove':
      return ask('DELETE /web-api/basket/lines/{id}', { params: { id: action.id }, body: { version } });
    case 'redeem':
      return ask('PUT /web-api/basket/voucher', { body: { code: action.code, version } });
    case 'dropVoucher':
      return ask('DELETE /web-api/basket/voucher', { body: { code: action.code, version } });
    case 'delivery':
      return ask('PUT /web-api/basket/delivery', {
        body: { country: action.country, service: action.service, version },
      });
  }
}

/** The basket as it will most likely be: shown until the back end has answered, which knows steps of price and VAT. */
export function expectBasket(basket: Basket, action: BasketAction): Basket {
  if (action.kind === 'quantity') {
    const lines = basket.lines.map((line) => {
      if (line.id !== action.id) return line;
      const minorUnits = line.unitPrice.minorUnits * action.quantity;
      return { ...line, quantity: action.quantity, total: { ...line.total, minorUnits } };
    });
    return withLines(basket, lines);
  }
  if (action.kind === 'remove')
    return withLines(
      basket,
      basket.lines.filter(({ id }) => id !== action.id),
    );
  if (action.kind === 'delivery' && basket.delivery?.country === action.country)
    return { ...basket, delivery: { ...basket.delivery, choices: choose(basket.delivery.choices, action) } };
  return basket;
}

function withLines(basket: Basket, lines: Basket['lines']): Basket {
  const sum = (all: Basket['lines']) => all.reduce((total, line) => total + line.total.minorUnits, 0);
  const by = sum(lines) - sum(basket.lines);
  const moved = <Amount extends Basket['total']>(amount: Amount): Amount => ({
    ...amount,
    minorUnits: Math.max(0, amount.minorUnits + by),
  });
  return {
    ...basket,
    lines,
    count: lines.length,
    subtotal: moved(basket.subtotal),
    total: moved(basket.total),
    toPay: moved(basket.toPay),
  };
}

type Choices = NonNullable<Basket['delivery']>['choices'];

function choose(choices: Choices, { service }: { service?: string | undefined }): Choices {
  return choices.map((choice) => ({ ...choice, isSelected: choice.service === service }));
}
