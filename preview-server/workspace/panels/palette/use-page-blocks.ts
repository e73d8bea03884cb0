import { useMemo } from 'react';
import { blockOf } from '../../base/content/block-index.ts';
import { blockTitle } from '../../base/schema/block-title.ts';
import { blockLabel } from '../../base/schema/labels.ts';
import { documentStore, selectBlock, useDocument } from '../../store/page/document.ts';
import { useMessages } from '../messages/messages.ts';
import type { Command } from './use-commands.ts';

/** The blocks of the open page, to go to; as they were when the palette was opened. */
export function usePageBlocks(): Command[] {
  const say = useMessages();
  const pageName = useDocument(({ story }) => story.name);
  return useMemo(() => {
    const { open } = documentStore.getState();
    if (!open || pageName === undefined) return [];
    return [...open.index.keys()].flatMap((uid) => {
      const block = blockOf(open.content, open.index, uid);
      if (!block || uid === open.content._uid) return [];
      const title = blockTitle(block, say.language);
      const label = [blockLabel(block.component, say.language), title].filter(Boolean).join(': ');
      return [{ id: `block ${uid}`, label, detail: say('palette.block'), run: () => selectBlock(uid) }];
    });
  }, [say, pageName]);
}
