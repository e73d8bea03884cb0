import type { PickableKind } from '@blattwerk/schemas/shop/products/pickable-kinds.ts';
import { buttonClass } from '../components/button/button-class.ts';
import { TargetLink } from '../components/link/story-link.tsx';
import { usePage } from '../context/page-context.tsx';
import { useMessages } from '../messages/messages-context.tsx';
import { NotFound } from './not-found.tsx';
import styles from './product-gone.module.css';

/** Pages that show more of a kind, on the card channel; all others are under `produkte`. */
const kindPages: Partial<Record<PickableKind, string>> = {
  accessory: 'zubehoer',
  calendar: 'kalender',
  photobook: 'fotobuecher',
};

/** A product that this shop does not sell, and where there are others like it. */
export function ProductGone({ kind }: { kind: PickableKind }) {
  const t = useMessages();
  const { channel, urls } = usePage();
  const path = channel === 'blattwerk' ? (kindPages[kind] ?? 'produkte') : '';
  return (
    <>
      <NotFound headline={t('error.productHeadline')} text={t('error.productText')} />
      <p className={styles.onward}>
        <TargetLink
          className={buttonClass({ variant: 'secondary' })}
          target={{ href: urls.to(path), isExternal: false, opensNewTab: false }}
        >
          {t('error.productOnward')}
        </TargetLink>
      </p>
    </>
  );
}
