import { CampaignOffer } from '../../components/campaign-offer/campaign-offer.tsx';
import { Headline } from '../../components/headline/headline.tsx';
import { editable, marksOf } from '../../context/editable.ts';
import { RichText } from '../../rich-text/rich-text.tsx';
import { useBlockData } from '../block-answers-context.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './newsletter.module.css';
import { NewsletterForm } from './newsletter-form.tsx';

/** The form that asks for the newsletter; the link in the message that follows confirms it. */
export function Newsletter({ blok }: BlockProps<'newsletter'>) {
  const mark = marksOf(blok);
  const campaign = useBlockData('newsletter', blok);
  return (
    <section aria-label={blok.headline} className={styles.newsletter} {...editable(blok)}>
      <div className={styles.words}>
        <Headline as="h2" mark={mark.headline} size="title">
          {blok.headline}
        </Headline>
        <CampaignOffer campaign={campaign} />
        <RichText document={blok.text} mark={mark.text} />
      </div>
      <NewsletterForm blok={blok} />
    </section>
  );
}
