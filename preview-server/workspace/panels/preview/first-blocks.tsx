import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Button as Tile } from 'react-aria-components';
import { addFirst, addNear, beginFrom } from '../../actions/block/insert-blocks.ts';
import { blockLabel } from '../../base/schema/labels.ts';
import { pictureOfTemplate } from '../../base/templates/page-templates.ts';
import { selectBlock } from '../../store/page/document.ts';
import { BlockPicture } from '../block-library/block-picture.tsx';
import { useEmptyPage } from '../block-library/use-empty-page.ts';
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

/** Over an empty page: the blocks that pages usually begin with, and whole pages to fill in. */
export function FirstBlocks() {
  const say = useMessages();
  const page = useEmptyPage();
  if (!page) return null;
  const addOther = () => {
    selectBlock(page.root);
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
      <h3 className={styles.subtitle}>{say('first.templates')}</h3>
      <div className={styles.blocks}>
        {page.templates.map((template) => (
          <Tile key={template} className={styles.block ?? ''} onPress={() => beginFrom(template)}>
            <BlockPicture component={pictureOfTemplate(template)} />
            {say(`template.${template}`)}
          </Tile>
        ))}
      </div>
      <Button kind="link" onPress={addOther}>
        {say('first.others')}
      </Button>
    </section>
  );
}
