import type { PurchaseNotice } from '../../page/document/shown-purchase.ts';
import type { MessageKey } from '../messages/messages-context.tsx';

type NoticeText = { kind: 'done' | 'refused'; key: MessageKey };

/** What a page says of a form that was sent without scripts. */
export const noticeTexts: Record<PurchaseNotice, NoticeText> = {
  added: { kind: 'done', key: 'basket.added' },
  changed: { kind: 'done', key: 'basket.changed' },
  outdated: { kind: 'refused', key: 'basket.outdated' },
  refused: { kind: 'refused', key: 'basket.refused' },
  'voucher-refused': { kind: 'refused', key: 'basket.voucherRefused' },
  later: { kind: 'refused', key: 'form.tooOften' },
  placed: { kind: 'done', key: 'order.isPlaced' },
  incomplete: { kind: 'refused', key: 'checkout.incomplete' },
  cancelled: { kind: 'done', key: 'order.isCancelled' },
  'too-late': { kind: 'refused', key: 'order.tooLate' },
  paid: { kind: 'done', key: 'order.isPaid' },
  underway: { kind: 'done', key: 'order.isUnderway' },
  unpaid: { kind: 'refused', key: 'order.isUnpaid' },
  'pay-later': { kind: 'refused', key: 'order.payLater' },
};
