import { usePage } from '../context/page-context.tsx';
import { useMessages } from '../messages/messages-context.tsx';

/** The way to withdraw from a contract, without signing in. */
export function WithdrawalLink() {
  const t = useMessages();
  const { channel, locale } = usePage();
  return (
    <a href={`/web-api/contract-withdrawal?channel=${channel}&locale=${locale}`}>{t('footer.withdraw')}</a>
  );
}
