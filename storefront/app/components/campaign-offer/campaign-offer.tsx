import { formatMoney } from '@blattwerk/schemas/shop/amounts/money.ts';
import type { Campaign } from '../../../page/questions/ask-campaign.ts';
import { usePage } from '../../context/page-context.tsx';
import { useMessages } from '../../messages/messages-context.tsx';
import styles from './campaign-offer.module.css';

/** What a voucher campaign is worth, and on which terms, as the back end says. */
export function CampaignOffer({ campaign, isLarge }: { campaign: Campaign | undefined; isLarge?: boolean }) {
  const t = useMessages();
  const { locale } = usePage();
  if (!campaign) return null;
  const { amount, minimumOrder, isForFirstOrder, lastDay } = campaign;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const terms = [
    minimumOrder && t('campaign.minimum', { amount: formatMoney(minimumOrder, locale) }),
    isForFirstOrder && t('campaign.firstOrder'),
    lastDay && t('campaign.until', { day: day.format(new Date(lastDay)) }),
  ].filter((term) => typeof term === 'string');
  return (
    <p className={styles.offer} data-size={isLarge ? 'large' : undefined}>
      <strong>{t('campaign.amount', { amount: formatMoney(amount, locale) })}</strong>
      {terms.length > 0 && <span>{terms.join(' · ')}</span>}
    </p>
  );
}
