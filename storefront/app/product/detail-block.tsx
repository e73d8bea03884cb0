import { productPath } from '@blattwerk/schemas/products/product-paths.ts';
import type { BlockOf } from '@blattwerk/schemas/schema.ts';
import { printChoice } from '../../page/offer/choice.ts';
import type { ProductDetail } from '../../page/product/product-detail.ts';
import { plainText } from '../../page/story/plain-text.ts';
import type { StoredBlock } from '../../page/story/stored-block.ts';
import { useColourNames } from '../components/colour/use-colour-names.ts';
import { WithoutProducts } from '../components/without-products/without-products.tsx';
import { editable } from '../context/editable.ts';
import { usePage } from '../context/page-context.tsx';
import { useLateMessages } from '../messages/messages-context.tsx';
import { ProductRow } from '../tiles/product-row.tsx';
import { productMarkup } from './markup/product-markup.ts';
import { StructuredData } from './markup/structured-data.tsx';
import { ProductPage } from './product-page.tsx';
import { ProductWords } from './product-words.tsx';
import { Accessories } from './related/accessories.tsx';
import { MissingProduct } from './related/missing-product.tsx';
import { RecentlySeen } from './related/recently-seen.tsx';
import { ReviewsPart } from './reviews/reviews-part.tsx';

type DetailBlockProps = {
  blok: Pick<BlockOf<'card_detail'>, 'headline' | 'description' | 'details'> &
    Pick<StoredBlock, '_editable' | '_textLang'>;
  detail: ProductDetail | undefined;
};

/** A detail block: the product of the address, or else the one the editor chose as an example. */
export function DetailBlock({ blok, detail }: DetailBlockProps) {
  const t = useLateMessages();
  const page = usePage();
  const nameOf = useColourNames();
  if (!detail) return <WithoutProducts blok={blok} name={blok.headline} />;
  if (detail.state === 'missing') return <MissingProduct {...detail} />;
  const { product } = detail;
  const url = `${page.origin}${page.urls.to(productPath(product))}`;
  return (
    <div {...editable(blok)}>
      <ProductPage detail={detail} key={`${product.kind} ${product.id} ${printChoice(detail.chosen)}`}>
        <ProductWords blok={blok} />
        <Accessories groups={detail.accessories} />
        <ProductRow
          headline={t(detail.theme ? 'detail.related' : 'detail.otherVersions')}
          products={detail.related}
        />
        <ReviewsPart detail={detail} />
        <RecentlySeen product={product} />
      </ProductPage>
      <StructuredData
        markup={() =>
          // Written by the server alone: browsers do without its code.
          import.meta.env.SSR
            ? productMarkup({
                detail,
                page,
                url,
                description: plainText(blok.description),
                colour: detail.colours.length > 0 ? nameOf(detail.colours) : '',
              })
            : {}
        }
      />
    </div>
  );
}
