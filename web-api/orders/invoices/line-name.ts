import type { InvoiceTexts } from '../../texts/invoices/de.ts';
import type { Charge } from '../charges/charge.ts';

/** What a line is called on paper and in messages: a reduction says that it is one. */
export function lineName(
  { name, isReduction }: Pick<Charge['lines'][number], 'name' | 'isReduction'>,
  texts: Pick<InvoiceTexts, 'reductionOf'>,
): string {
  return isReduction ? texts.reductionOf(name) : name;
}
