import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Button as Tile } from 'react-aria-components';
import { addFirst, addNear } from '../../actions/block/insert-blocks.ts';
import { blockLabel } from '../../base/schema/labels.ts';
import { selectBlock, useDocument } from '../../store/page/document.ts';
import { BlockPicture } from '../block-library/block-picture.tsx';
import { useMessages } from '../messages/messages.ts';
import styles from './first-blocks.module.css';

const usual = [
  'main_teaser',
  'page_container_headline',
  'image_teaser',
  'text_page',
  'teaser_grid',
  'products_overview',
];

/** Over an empty page: the blocks that pages usually begin with. */
export function FirstBlocks() {
  const say = useMessages();
  const root = useDocument((open) =>
    open.content.component === 'page' && open.index.size === 1 ? open.content._uid : undefined,
  );
  if (root === undefined) return null;
  const addOther = () => {
    selectBlock(root);
    addNear();
  };
  return (
    <section className={styles.first} aria-label={say('first.title')}>
      <h2 className={styles.title}>{say('first.title')}</h2>
      <div className={styles.blocks}>
        {usual.map((component) => (
          <Tile key={component} className={styles.block ?? ''} onPress={() => addFirst(component)}>
            <BlockPicture component={component} />
            {blockLabel(component, say.language)}
          </Tile>
        ))}
      </div>
      <Button kind="link" onPress={addOther}>
        {say('first.others')}
      </Button>
    </section>
  );
}
