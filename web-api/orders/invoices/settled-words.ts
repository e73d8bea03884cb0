import type { InvoiceTexts } from '../../texts/invoices/de.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import { writtenAmount } from './pdf/figures.ts';

type Settled = Exclude<InvoiceDocument['payment'], { kind: 'due' }>;

/** What is said where nothing is asked for: it is paid, or goes back, or less is to be paid. */
export function settledWords(
  invoice: Pick<InvoiceDocument, 'credits' | 'currency' | 'locale'>,
  payment: Settled,
  texts: InvoiceTexts,
): string[] {
  if (payment.kind === 'paid') return [texts.paid];
  const { credits } = invoice;
  const written = (minorUnits: number) => writtenAmount(invoice, minorUnits);
  const { voucher } = payment;
  return [
    ...(credits ? [texts[credits.isPart ? 'takesBackPart' : 'takesBack'](credits.number)] : []),
    ...(payment.kind === 'returned' ? moneyWords(payment, texts, written) : []),
    ...(voucher ? [texts.returnedVoucher(voucher.code, written(voucher.amount))] : []),
    ...(payment.kind === 'credited' && credits
      ? [
          payment.left > 0
            ? texts.leftToPay(written(payment.left), credits.number)
            : texts.nothingToPay(credits.number),
        ]
      : []),
  ];
}

function moneyWords(
  { money }: Extract<Settled, { kind: 'returned' }>,
  texts: InvoiceTexts,
  written: (minorUnits: number) => string,
): string[] {
  if (money === null) return [texts.returned];
  return money > 0 ? [texts.returnedMoney(written(money))] : [];
}
