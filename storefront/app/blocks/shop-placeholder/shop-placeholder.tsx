import type { BlockName } from '@blattwerk/schemas/schema.ts';
import { Headline } from '../../components/headline/headline.tsx';
import { usePage } from '../../context/page-context.tsx';
import { type MessageKey, useMessages } from '../../messages/messages-context.tsx';
import { editable } from '../editable.ts';
import styles from './shop-placeholder.module.css';

/** Blocks that have a name in the interface texts: those whose products the shop does not deliver yet. */
type NamedBlock<Key> = Key extends `block.${infer Name extends BlockName}` ? Name : never;

type ShopPlaceholderProps = {
  blok: { component: NamedBlock<MessageKey>; headline?: string | null; _editable?: string };
};

/** Stands for a block until its products can be had: it names itself and keeps quiet. */
export function ShopPlaceholder({ blok }: ShopPlaceholderProps) {
  const t = useMessages();
  const { isPreview } = usePage();
  return (
    <section className={styles.placeholder} {...editable(blok)}>
      <p className={styles.name}>{t(`block.${blok.component}`)}</p>
      {blok.headline && (
        <Headline as="h2" size="subtitle">
          {blok.headline}
        </Headline>
      )}
      {isPreview && <p className={styles.text}>{t('placeholder.text')}</p>}
    </section>
  );
}
