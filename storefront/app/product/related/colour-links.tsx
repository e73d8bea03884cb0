import { productPath } from '@blattwerk/schemas/products/product-paths.ts';
import { type Choice, printChoice } from '../../../page/offer/choice.ts';
import type { SoldProduct } from '../../../page/product/product-detail.ts';
import { ColourDot } from '../../components/colour/colour-dot.tsx';
import { useColourNames } from '../../components/colour/use-colour-names.ts';
import { usePage } from '../../context/page-context.tsx';
import { useLateMessages } from '../../messages/messages-context.tsx';
import styles from './colour-links.module.css';

type ColourLinksProps = Pick<SoldProduct, 'product' | 'colours' | 'inColours'> & { choice: Choice };

/** The colours a design comes in: each is a page of its own, what is chosen otherwise goes along. */
export function ColourLinks({ product, colours, inColours, choice }: ColourLinksProps) {
  const t = useLateMessages();
  const { urls } = usePage();
  const nameOf = useColourNames();
  if (colours.length === 0) return null;
  return (
    <div className={styles.colours}>
      <p className={styles.legend} id="farbe">
        {t('detail.colour')} <span className={styles.chosen}>{nameOf(colours)}</span>
      </p>
      {inColours.length > 1 && (
        <ul aria-labelledby="farbe" className={styles.list}>
          {inColours.map((variant) => (
            <li key={variant.id}>
              <a
                aria-current={String(variant.id) === product.id ? 'page' : undefined}
                aria-label={nameOf(variant.colours)}
                className={styles.link}
                href={`${urls.to(productPath({ ...product, id: String(variant.id) }))}${printChoice(choice)}`}
                title={nameOf(variant.colours)}
              >
                <ColourDot tones={variant.tones} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
