import { CampaignOffer } from '../../components/campaign-offer/campaign-offer.tsx';
import { Headline } from '../../components/headline/headline.tsx';
import { editable, marksOf } from '../../context/editable.ts';
import { RichText } from '../../rich-text/rich-text.tsx';
import { useBlockData } from '../block-answers-context.tsx';
import type { BlockProps } from '../block-props.ts';
import { GiftVoucherForm } from './gift-voucher-form.tsx';
import styles from './voucher.module.css';

/** A voucher of a campaign with its amount and terms, or gift vouchers to buy. */
export function Voucher({ blok }: BlockProps<'voucher'>) {
  const mark = marksOf(blok);
  const campaign = useBlockData('voucher', blok);
  const hint = blok.amountHint && (
    <p className={styles.hint} {...mark.amountHint}>
      {blok.amountHint}
    </p>
  );
  return (
    <section className={styles.voucher} {...editable(blok)}>
      {blok.headline && (
        <Headline as="h2" mark={mark.headline} size="title">
          {blok.headline}
        </Headline>
      )}
      <CampaignOffer campaign={campaign} isLarge />
      <RichText document={blok.text} mark={mark.text} />
      {blok.campaign ? hint : <GiftVoucherForm hint={hint} />}
    </section>
  );
}
