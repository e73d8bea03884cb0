import type { ComponentProps, ReactNode } from 'react';
import { isPageOfShop } from '../../base/schema/definitions.ts';
import { useMessages } from '../messages/messages.ts';
import type { PreviewPlace } from '../preview/preview-place.ts';
import styles from './comparison.module.css';
import { SideFrame } from './side-frame.tsx';

type ComparedSideProps = Omit<ComponentProps<typeof SideFrame>, 'place'> & {
  place: PreviewPlace | undefined;
  /** Says `before` or `after`. */
  heading: string;
  /** Names the content, or lets another one be chosen. */
  name: ReactNode;
  /** The chosen block is not on this side: another one is outlined in its stead. */
  note: string | undefined;
};

/** One side of a comparison: which content it is, and how the shop shows it. */
export function ComparedSide({ place, heading, name, note, ...frame }: ComparedSideProps) {
  const say = useMessages();
  const { component } = frame.content;
  return (
    <section className={styles.side} aria-label={frame.title}>
      <header className={styles.sideHead}>
        <h3 className={styles.heading}>{heading}</h3>
        {name}
        {note && (
          <p className={styles.note} role="status">
            {note}
          </p>
        )}
      </header>
      {!place ? (
        <p className={styles.quiet}>{say('comparison.noPlace')}</p>
      ) : place.shopHost !== undefined && !isPageOfShop(component) ? (
        <p className={styles.quiet}>{say('comparison.noRenderer', { component })}</p>
      ) : (
        <SideFrame {...frame} place={place} />
      )}
    </section>
  );
}
