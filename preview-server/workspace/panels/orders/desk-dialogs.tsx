import type { ReactNode } from 'react';
import { useDesk } from '../../store/orders/desk-store.ts';
import { CancelDialog, ReasonDialog } from './ask-dialogs.tsx';
import { CompaniesDialog } from './companies-dialog.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { PressRunsDialog } from './press-runs-dialog.tsx';
import { PrintPagesDialog } from './print-pages-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { ReviewsDialog } from './reviews-dialog.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { WithdrawalsDialog } from './withdrawals-dialog.tsx';

/** The question that is open, if one is. */
export function DeskDialogs(): ReactNode {
  const dialog = useDesk((desk) => desk.dialog);
  switch (dialog?.kind) {
    case 'cancel':
      return <CancelDialog numbers={dialog.numbers} />;
    case 'refund':
      return <RefundDialog order={dialog.order} refundable={dialog.refundable} />;
    case 'reason':
      return <ReasonDialog number={dialog.number} step={dialog.step} />;
    case 'shortcuts':
      return <ShortcutsDialog />;
    case 'export':
      return <ExportDialog />;
    case 'companies':
      return <CompaniesDialog />;
    case 'reviews':
      return <ReviewsDialog />;
    case 'withdrawals':
      return <WithdrawalsDialog />;
    case 'press-runs':
      return <PressRunsDialog />;
    case 'print-pages':
      return <PrintPagesDialog number={dialog.number} file={dialog.file} />;
    case undefined:
      return null;
  }
}
