import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { GripVertical, MoreHorizontal, Plus } from 'lucide-react';
import {
  Button as AriaButton,
  DropIndicator,
  GridList,
  GridListItem,
  useDragAndDrop,
} from 'react-aria-components';
import { useShallow } from 'zustand/shallow';
import { moveTo } from '../../../actions/block/block-actions.ts';
import { addInside } from '../../../actions/block/insert-blocks.ts';
import { isBlock } from '../../../base/content/block.ts';
import { blockOf } from '../../../base/content/block-index.ts';
import { roomFor } from '../../../base/schema/allowed-blocks.ts';
import { blockTitle } from '../../../base/schema/block-title.ts';
import type { FieldOf } from '../../../base/schema/definitions.ts';
import { blockLabel, fieldLabel } from '../../../base/schema/labels.ts';
import { documentStore, selectBlock, useDocument } from '../../../store/page/document.ts';
import { useBlockFindings } from '../../block-tree/use-block-findings.ts';
import { useBlockMenu } from '../../block-tree/use-block-menu.ts';
import { IconButton } from '../../controls/icon-button.tsx';
import { MenuButton } from '../../controls/menu-button.tsx';
import { useMessages } from '../../messages/messages.ts';
import styles from '../field/field-shell.module.css';
import { FieldShell } from '../field/field-shell.tsx';
import type { FieldProps } from '../field/use-field.ts';
import lists from './list.module.css';

/** A list of blocks: opens, orders, adds, duplicates and deletes them. */
export function BloksField({ uid, field, name }: FieldProps<FieldOf<'bloks'>>) {
  const say = useMessages();
  const uids =
    useDocument(
      useShallow((open) => {
        const list = blockOf(open.content, open.index, uid)?.[name];
        return Array.isArray(list) ? list.filter(isBlock).map((block) => block._uid) : [];
      }),
    ) ?? [];
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      const moved = [...keys].map(String)[0];
      const at = documentStore.getState().open?.index.get(String(target.key))?.index;
      if (moved === undefined || at === undefined) return;
      moveTo([moved], { parent: uid, field: name, index: target.dropPosition === 'after' ? at + 1 : at });
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={lists.dropIndicator ?? ''} />,
  });
  return (
    <FieldShell uid={uid} field={field} name={name} kind="group" length={uids.length} limit={field.maximum}>
      {() => (
        <>
          {uids.length > 0 && (
            <GridList
              aria-label={fieldLabel(field, say.language)}
              items={uids.map((id) => ({ id }))}
              dragAndDropHooks={dragAndDropHooks}
              onAction={(key) => selectBlock(String(key))}
              className={lists.list ?? ''}
            >
              {({ id }) => <BlokItem key={id} uid={id} />}
            </GridList>
          )}
          <div>
            <Button
              kind="link"
              isDisabled={roomFor(field, uids.length) <= 0}
              onPress={() => addInside(uid, field, name)}
            >
              <Plus size={14} aria-hidden />
              {say('blocks.add')}
            </Button>
          </div>
        </>
      )}
    </FieldShell>
  );
}

function BlokItem({ uid }: { uid: string }) {
  const say = useMessages();
  const component = useDocument((open) => open.index.get(uid)?.component) ?? '';
  const title = useDocument((open) => {
    const block = blockOf(open.content, open.index, uid);
    return block ? blockTitle(block, say.language) : '';
  });
  const actions = useBlockMenu(uid);
  const { errors } = useBlockFindings(uid);
  const label = blockLabel(component, say.language);
  return (
    <GridListItem id={uid} textValue={`${label} ${title}`} className={lists.item ?? ''}>
      <AriaButton slot="drag" className={lists.drag ?? ''}>
        <GripVertical size={13} aria-hidden />
      </AriaButton>
      <span className={lists.itemText}>
        {label} <span className={lists.muted}>{title}</span>
      </span>
      {errors > 0 && (
        <span className={styles.count} data-tone="error">
          {errors}
        </span>
      )}
      <MenuButton label={say('blocks.actions', { name: label })} actions={actions}>
        <IconButton label={say('blocks.actions', { name: label })}>
          <MoreHorizontal size={15} aria-hidden />
        </IconButton>
      </MenuButton>
    </GridListItem>
  );
}
