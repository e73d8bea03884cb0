import { productPath } from '@blattwerk/schemas/products/product-paths.ts';
import { formatMoney } from '@blattwerk/schemas/shop/amounts/money.ts';
import { displayFormat, lengthUnitOf } from '@blattwerk/schemas/shop/sizes/format-display.ts';
import { parseFormat } from '@blattwerk/schemas/shop/sizes/formats.ts';
import { Headline } from '../../components/headline/headline.tsx';
import { SectionHeader } from '../../components/section-header/section-header.tsx';
import { WithoutProducts } from '../../components/without-products/without-products.tsx';
import { editable, marksOf } from '../../context/editable.ts';
import { usePage } from '../../context/page-context.tsx';
import { useMessages } from '../../messages/messages-context.tsx';
import { ProductGrid, tileSizes } from '../../tiles/product-grid.tsx';
import { ProductTile } from '../../tiles/product-tile.tsx';
import { WishlistButton } from '../../tiles/wishlist-button.tsx';
import { useBlockData } from '../block-answers-context.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './theme-cards.module.css';

/** Everything of one theme as a suite: what is needed before the day, on it and afterwards. */
export function ThemeCards({ blok, isFirst = false }: BlockProps<'theme_cards'>) {
  const mark = marksOf(blok);
  const suite = useBlockData('theme_cards', blok);
  const { urls, channel, locale } = usePage();
  const t = useMessages();
  if (!suite?.acts.length) return <WithoutProducts blok={blok} name={blok.headline} />;
  const acts = suite.acts.some(({ act }) => blok[act])
    ? suite.acts
    : [{ act: 'before' as const, designs: suite.acts.flatMap(({ designs }) => designs) }];
  return (
    <section {...editable(blok)}>
      <SectionHeader headline={blok.headline || suite.name} lang={blok._textLang} mark={mark.headline} />
      {acts.map(({ act, designs }, at) => (
        <div className={styles.act} key={act}>
          {acts.length > 1 && blok[act] && (
            <header lang={blok._textLang}>
              <Headline as="h3" mark={mark[act]} size="subtitle">
                {blok[act]}
              </Headline>
            </header>
          )}
          <ProductGrid label={(acts.length > 1 && blok[act]) || undefined}>
            {designs.map(({ id, kind, name, typeLabel, format, themeId, picture, priceFrom }, index) => (
              <ProductTile
                action={<WishlistButton design={{ id: String(id), name }} themeId={String(themeId)} />}
                href={urls.to(productPath({ kind, id: String(id), name }))}
                isPriority={isFirst && at === 0 && index < 4}
                key={id}
                kind={sizeOf(format)}
                name={typeLabel}
                picture={picture}
                price={priceFrom ? t('price.from', { price: formatMoney(priceFrom, locale) }) : undefined}
                sizes={tileSizes}
              />
            ))}
          </ProductGrid>
        </div>
      ))}
    </section>
  );

  function sizeOf(text: string): string {
    const format = parseFormat(text);
    return format ? displayFormat(format, locale, lengthUnitOf(channel, locale)) : text;
  }
}
