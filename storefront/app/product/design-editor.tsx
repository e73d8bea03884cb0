import { Editor } from '@blattwerk/configurator/editor.tsx';
import { newContent, setChoice } from '@blattwerk/configurator/session/operations.ts';
import { useDraft } from '@blattwerk/configurator/session/use-draft.ts';
import type { EditorText } from '@blattwerk/configurator/texts.ts';
import { productPath } from '@blattwerk/schemas/products/product-paths.ts';
import { useEffect, useMemo } from 'react';
import { printChoice } from '../../page/offer/choice.ts';
import type { SoldProduct } from '../../page/product/product-detail.ts';
import { Headline } from '../components/headline/headline.tsx';
import { ProductPicture } from '../components/product-picture/product-picture.tsx';
import { usePage } from '../context/page-context.tsx';
import type { MessageKey } from '../messages/messages-context.tsx';
import { useTopicMessages } from '../messages/use-topic-messages.ts';
import { askShop } from '../network/ask-shop.ts';
import { chosenValues } from './chosen-values.ts';
import styles from './configurator-page.module.css';
import { OptionFields } from './options/option-fields.tsx';
import { QuantityField } from './options/quantity-field.tsx';
import { PriceLine } from './price/price-line.tsx';
import { useOffer } from './price/use-offer.ts';

/** The editor with what the shop asks beside it: options, quantity, price. */
export function DesignEditor({ detail }: { detail: SoldProduct }) {
  const t = useTopicMessages('configurator');
  const page = usePage();
  const { product, pictures } = detail;
  const { offer, status, choice, change, retry } = useOffer(detail);
  const ask = useMemo(() => askShop(page), [page]);
  const chosen = useMemo(() => chosenValues(offer), [offer]);
  const draft = useDraft(ask, Number(product.id), () => newContent(chosen));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is chosen changes the draft here
  useEffect(() => draft.change((content) => setChoice(content, chosen), 'choice'), [chosen]);
  const say = (key: EditorText, values?: Record<string, string | number>) =>
    t(`configurator.${key}` as MessageKey, values);
  const [first] = pictures;
  return (
    <>
      <div className={styles.head}>
        <a href={`${page.urls.to(productPath(product))}${printChoice(choice)}`}>{t('configurator.back')}</a>
        <Headline as="h1" size="subtitle">
          {t('configurator.title', { name: product.name })}
        </Headline>
      </div>
      <Editor
        ask={ask}
        draft={draft}
        poster={
          first && (
            <ProductPicture
              alt={product.name}
              isPriority
              picture={first.picture}
              sizes="(min-width: 900px) 560px, 80vw"
            />
          )
        }
        say={say}
      >
        {offer && (
          <section aria-label={t('configurator.options')} className={styles.words}>
            <h2 className={styles.term}>{t('configurator.options')}</h2>
            <OptionFields
              currency={offer.unitPrice.currency}
              formatLimits={offer.formatLimits}
              groups={offer.groups}
              onChange={change}
            />
            <QuantityField offer={offer} onChange={(quantity) => change('quantity', quantity)} />
            <PriceLine offer={offer} retry={retry} status={status} />
          </section>
        )}
      </Editor>
    </>
  );
}
