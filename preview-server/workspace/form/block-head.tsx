import { ChevronRight } from 'lucide-react';
import { useShallow } from 'zustand/shallow';
import { Button } from '../controls/button.tsx';
import { useMessages } from '../messages/messages.ts';
import { blockTitle } from '../schema/block-title.ts';
import { blockLabel, definitionOf } from '../schema/definitions.ts';
import { ancestry, blockOf } from '../store/block-index.ts';
import { selectBlock, useDocument } from '../store/document.ts';
import styles from './block-head.module.css';

/** Where the block stands and what it is. */
export function BlockHead({ uid, component }: { uid: string; component: string }) {
  const say = useMessages();
  const above = useDocument(useShallow((open) => ancestry(open.index, uid).slice(0, -1))) ?? [];
  const storyName = useDocument((open) => open.story.name) ?? '';
  const index = useDocument((open) => open.index);
  const title = useDocument((open) => {
    const block = blockOf(open.content, open.index, uid);
    return block ? blockTitle(block) : '';
  });
  const label = blockLabel(component);
  const description = definitionOf(component)?.description;
  return (
    <header className={styles.head}>
      {above.length > 0 && (
        <nav aria-label={say('form.path')}>
          <ol className={styles.crumbs}>
            {above.map((each, depth) => (
              <li key={each}>
                <Button kind="plain" onPress={() => selectBlock(each)}>
                  {depth === 0 ? storyName : blockLabel(index?.get(each)?.component ?? '')}
                </Button>
                <ChevronRight size={12} aria-hidden />
              </li>
            ))}
          </ol>
        </nav>
      )}
      <h2 className={styles.title}>
        {above.length === 0 ? storyName : title ? `${label} „${title}“` : label}
      </h2>
      {description && <p className={styles.subtitle}>{description}</p>}
    </header>
  );
}
