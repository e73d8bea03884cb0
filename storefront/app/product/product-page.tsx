import { kindFacts } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import { deliveryCountries } from '@blattwerk/schemas/shop/markets/countries.ts';
import { type ReactNode, useId } from 'react';
import { kindTable } from '../../page/kinds/kinds.generated.ts';
import type { SoldProduct } from '../../page/product/product-detail.ts';
import { refinedPictures } from '../../page/product/refined-pictures.ts';
import { Added } from '../basket/added.tsx';
import { useAddToBasket } from '../basket/use-add-to-basket.tsx';
import { buttonClass } from '../components/button/button-class.ts';
import { Headline } from '../components/headline/headline.tsx';
import { usePage } from '../context/page-context.tsx';
import { useLateMessages } from '../messages/messages-context.tsx';
import { WishlistButton } from '../tiles/wishlist-button.tsx';
import { BuyButton } from './buy-button.tsx';
import { Delivery } from './delivery/delivery.tsx';
import { KindFacts } from './kind-facts.tsx';
import { Breadcrumbs } from './markup/breadcrumbs.tsx';
import { isExtra, OptionFields } from './options/option-fields.tsx';
import { QuantityField } from './options/quantity-field.tsx';
import { Gallery } from './pictures/gallery.tsx';
import { ProductDrawing } from './pictures/product-drawing.tsx';
import { PriceLine } from './price/price-line.tsx';
import { PriceTable } from './price/price-table.tsx';
import { useOffer } from './price/use-offer.ts';
import styles from './product-page.module.css';
import { ColourLinks } from './related/colour-links.tsx';
import { Samples } from './related/samples.tsx';
import { ReviewsPart } from './reviews/reviews-part.tsx';

/** What is bought: pictures, everything that can be chosen, what it costs and when it comes. */
function ProductPurchase({ detail }: { detail: SoldProduct }) {
  const t = useLateMessages();
  const { country, locale, path } = usePage();
  const { product, pictures, shipping, theme } = detail;
  const headingId = useId();
  const { offer, status, choice, change, retry } = useOffer(detail);
  const { configurator, canBeKept } = kindFacts[product.kind];
  const isDelivered = deliveryCountries.some((code) => code === country);
  const item = offer && isDelivered ? kindTable[product.kind].itemOf(product, offer) : null;
  const buying = useAddToBasket(item, offer?.quantity ?? 1);
  const sample =
    offer?.samples && isDelivered ? ({ kind: 'sample', designId: Number(product.id) } as const) : null;
  const sampling = useAddToBasket(sample, 1);
  const extras = offer?.groups.filter(({ name }) => isExtra(name)) ?? [];
  const main = offer?.groups.filter(({ name }) => !isExtra(name)) ?? [];
  return (
    <div className={styles.purchase}>
      <div className={styles.pictures}>
        {pictures.length > 0 ? (
          <Gallery name={product.name} pictures={refinedPictures(pictures, offer?.groups)} />
        ) : (
          <ProductDrawing product={product} />
        )}
      </div>
      {/* A plain form: without scripts it asks for the page again, as chosen. */}
      <form action={path} aria-labelledby={headingId} className={styles.panel} method="get">
        <div className={styles.title}>
          <Headline as="h1" id={headingId} size="title">
            {product.name}
          </Headline>
          {canBeKept && theme && (
            <WishlistButton design={{ id: product.id, name: product.name }} themeId={String(theme.id)} />
          )}
        </div>
        <ReviewsPart detail={detail} isLine />
        <KindFacts facts={kindTable[product.kind].facts(product)} />
        <ColourLinks {...detail} choice={choice} />
        {offer && (
          <>
            <OptionFields
              currency={offer.unitPrice.currency}
              formatLimits={offer.formatLimits}
              groups={main}
              onChange={change}
            />
            <QuantityField offer={offer} onChange={(quantity) => change('quantity', quantity)} />
            {extras.length > 0 && (
              <div className={styles.extras}>
                <OptionFields currency={offer.unitPrice.currency} groups={extras} onChange={change} />
              </div>
            )}
          </>
        )}
        <noscript>
          <button className={buttonClass({ variant: 'secondary', isFullWidth: true })} type="submit">
            {t('detail.updatePrice')}
          </button>
        </noscript>
        {offer?.dropped && (
          <p className={styles.dropped} role="status">
            {t(offer.dropped === 'refinement' ? 'detail.droppedRefinement' : 'detail.droppedChoice')}
          </p>
        )}
        <div className={styles.buy}>
          <PriceLine offer={offer} retry={retry} status={status} />
          {(isDelivered || configurator) && <BuyButton buying={buying} product={product} />}
          <Added adding={buying.adding} />
        </div>
        {!isDelivered && (
          <p className={styles.note}>
            {t('detail.showsOnly', {
              country: new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country,
            })}
          </p>
        )}
        {offer && <PriceTable offer={offer} />}
        {offer?.samples && isDelivered && <Samples {...offer.samples} sampling={sampling} />}
        <Added adding={sampling.adding} />
        <Delivery isBooklet={product.productType === 'fotoheft'} shipping={shipping} />
      </form>
      {buying.form}
      {sampling.form}
    </div>
  );
}

/** The whole page of a product that is sold: purchase, then what the editor writes about it and what goes with it. */
export function ProductPage({ detail, children }: { detail: SoldProduct; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <Breadcrumbs {...detail} />
      <ProductPurchase detail={detail} />
      {children}
    </div>
  );
}
