import { editable } from '../../context/editable.ts';
import { usePage } from '../../context/page-context.tsx';
import { useMessages } from '../../messages/messages-context.tsx';
import styles from './without-products.module.css';

type WithoutProductsProps = {
  blok: { _editable?: string };
  name: string | null | undefined;
  /** Why, where it is not the catalogue that has nothing. */
  text?: string;
};

/** Stands for a block that the back end has nothing for: shoppers see nothing, editors where it is and why. */
export function WithoutProducts({ blok, name, text }: WithoutProductsProps) {
  const t = useMessages();
  const { isPreview } = usePage();
  if (!isPreview) return null;
  return (
    <section className={styles.note} {...editable(blok)}>
      {name && <p className={styles.name}>{name}</p>}
      <p>{text ?? t('products.none')}</p>
    </section>
  );
}
