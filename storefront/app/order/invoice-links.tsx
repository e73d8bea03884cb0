import type { Order } from '@blattwerk/schemas/web-api/orders/order.ts';
import { usePage } from '../context/page-context.tsx';
import { useTopicMessages } from '../messages/use-topic-messages.ts';

type InvoiceLinksProps = {
  order: Pick<Order, 'number' | 'invoices'>;
  /** Of the order's link; customers need none for their own. */
  token?: string;
};

/** The invoices and credit notes of an order that can be downloaded; nothing while there is none. */
export function InvoiceLinks({ order, token }: InvoiceLinksProps) {
  const t = useTopicMessages('order');
  const { channel, locale } = usePage();
  return order.invoices.map(({ number, kind }) => {
    const query = new URLSearchParams({ channel, locale, document: number, ...(token && { token }) });
    return (
      <a download href={`/web-api/orders/${order.number}/invoice?${query}`} key={number}>
        {t(kind === 'invoice' ? 'order.invoice' : 'order.creditNote')}
        <span className="visually-hidden">, {number}</span>
      </a>
    );
  });
}
