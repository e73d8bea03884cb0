import { listOf } from '../../../page/story/stored-block.ts';
import { editable, marksOf } from '../../context/editable.ts';
import type { BlockProps } from '../block-props.ts';
import styles from './footer-column.module.css';
import { NavLink } from './nav-link.tsx';

/** Links under a headline in the footer. */
export function FooterColumn({ blok }: BlockProps<'footer_column'>) {
  const mark = marksOf(blok);
  return (
    <section {...editable(blok)}>
      <h2 className={styles.headline} {...mark.headline}>
        {blok.headline}
      </h2>
      <ul className={styles.links}>
        {listOf(blok.links).map((link) => (
          <li key={link._uid}>
            <NavLink blok={link} />
          </li>
        ))}
      </ul>
    </section>
  );
}
