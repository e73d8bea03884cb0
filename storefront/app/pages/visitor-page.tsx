import type { ShownAccount } from '../../page/document/page-content.ts';
import { AccountPage } from '../account/account-page.tsx';
import { BusinessPage } from '../business/business-page.tsx';
import { BusinessTextsContext } from '../business/business-texts-context.tsx';

/** A page about who visits. */
export function VisitorPage(shown: ShownAccount) {
  return shown.shown === 'business' ? (
    <BusinessTextsContext value={shown.texts}>
      <BusinessPage notice={shown.notice} />
    </BusinessTextsContext>
  ) : (
    <AccountPage notice={shown.notice} />
  );
}
