import { usePage } from '../context/page-context.tsx';
import { useMessages } from '../messages/messages-context.tsx';

/** The way to withdraw from the contract of an order, or part of it, without signing in. */
export function WithdrawalLink({ number, token }: { number: string; token: string }) {
  const t = useMessages();
  const { channel, locale } = usePage();
  const query = new URLSearchParams({ channel, locale, number, token });
  return <a href={`/web-api/contract-withdrawal?${query}`}>{t('footer.withdraw')}</a>;
}
