import { listOf } from '../../../page/story/stored-block.ts';
import { SectionHeader } from '../../components/section-header/section-header.tsx';
import { editable, marksOf } from '../../context/editable.ts';
import type { BlockProps } from '../block-props.ts';
import styles from './more-information.module.css';
import { MoreInformationItem } from './more-information-item.tsx';

/** Several topics side by side. */
export function MoreInformation({ blok }: BlockProps<'more_information'>) {
  const mark = marksOf(blok);
  const items = listOf(blok.items);
  if (items.length === 0) return null;
  return (
    <section {...editable(blok)}>
      <SectionHeader headline={blok.headline} mark={mark.headline} />
      <div className={styles.items} data-columns={columnsOf(items.length)}>
        {items.map((item) => (
          <MoreInformationItem blok={item} headlineTag={blok.headline ? 'h3' : 'h2'} key={item._uid} />
        ))}
      </div>
    </section>
  );
}

/** Columns of a wide window. Rows of three or five leave no gap at their end. */
function columnsOf(items: number): number {
  if (items % 3 === 0) return 3;
  return items === 5 ? 5 : Math.min(items, 4);
}
