import { colours as allColours, type Colour } from '@blattwerk/schemas/shop/colours.ts';
import { productPath } from '@blattwerk/schemas/shop/product-paths.ts';
import { usePage } from '../context/page-context.tsx';
import { useMessages } from '../messages/messages-context.tsx';
import { type Choice, printChoice } from './choice.ts';
import styles from './colour-links.module.css';
import type { SoldProduct } from './product-detail.ts';

type ColourLinksProps = Pick<SoldProduct, 'product' | 'colours' | 'colourVariants'> & { choice: Choice };

/** The colours a design comes in: each is a page of its own, what is chosen otherwise goes along. */
export function ColourLinks({ product, colours, colourVariants, choice }: ColourLinksProps) {
  const t = useMessages();
  const { locale, urls } = usePage();
  if (colours.length === 0) return null;
  const nameOf = (combination: readonly Colour[]) =>
    new Intl.ListFormat(locale).format(combination.map((colour) => t(`colour.${colour}`)));
  const variants = [{ id: product.id, colours }, ...colourVariants].sort(
    (one, other) => Number(one.id) - Number(other.id),
  );
  return (
    <div className={styles.colours}>
      <p className={styles.legend} id="farbe">
        {t('detail.colour')} <span className={styles.chosen}>{nameOf(colours)}</span>
      </p>
      {variants.length > 1 && (
        <ul aria-labelledby="farbe" className={styles.list}>
          {variants.map((variant) => (
            <li key={variant.id}>
              <a
                aria-current={variant.id === product.id ? 'page' : undefined}
                aria-label={nameOf(variant.colours)}
                className={styles.link}
                href={`${urls.to(productPath({ ...product, id: variant.id }))}${printChoice(choice)}`}
                title={nameOf(variant.colours)}
              >
                <Dot colours={variant.colours} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Dot({ colours }: { colours: readonly Colour[] }) {
  const [first = 'white', second = first] = allColours.filter((colour) => colours.includes(colour));
  return (
    <span
      className={styles.dot}
      style={{ '--first': `var(--dot-${first})`, '--second': `var(--dot-${second})` }}
    />
  );
}
