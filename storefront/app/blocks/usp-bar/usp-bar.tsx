import { listOf } from '../../../page/story/stored-block.ts';
import { editable } from '../../context/editable.ts';
import type { BlockProps } from '../block-props.ts';
import { StoryBlock } from '../story-blocks.tsx';
import styles from './usp-bar.module.css';

/** What the shop is good at, in one line on wide screens. */
export function UspBar({ blok }: BlockProps<'usp_bar'>) {
  const items = listOf(blok.items);
  if (items.length === 0) return null;
  return (
    <ul className={styles.bar} {...editable(blok)}>
      {items.map((item) => (
        <li className={styles.item} key={item._uid}>
          <StoryBlock blok={item} />
        </li>
      ))}
    </ul>
  );
}
