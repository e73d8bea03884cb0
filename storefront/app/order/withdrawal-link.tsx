import { usePage } from '../context/page-context.tsx';
import { useMessages } from '../messages/messages-context.tsx';

/** The way to withdraw from a contract, without signing in; with an order's number where it is known. */
export function WithdrawalLink({ number }: { number?: string }) {
  const t = useMessages();
  const { channel, locale } = usePage();
  const query = new URLSearchParams({ channel, locale, ...(number !== undefined && { number }) });
  return <a href={`/web-api/contract-withdrawal?${query}`}>{t('footer.withdraw')}</a>;
}
