import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import type { OverflowingText } from '@blattwerk/schemas/preview/inspection.ts';
import { customerTypesOf, marketsOf } from '@blattwerk/schemas/rules/catalogue/audience.ts';
import { useMemo, useState } from 'react';
import { Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { jumpTo } from '../../actions/block/jump-to.ts';
import { shownKey } from '../../actions/preview/shown-key.ts';
import { blockOf } from '../../base/content/block-index.ts';
import { isOfFrame } from '../../base/matrix/findings-of-frame.ts';
import type { MatrixFrame } from '../../base/matrix/frames-of.ts';
import { countFindings, useFindings } from '../../store/findings-store.ts';
import { useMatrix, workIn } from '../../store/matrix-store.ts';
import { documentStore, selectBlock, useDocument } from '../../store/page/document.ts';
import { useDeferredContent } from '../../store/page/use-deferred-content.ts';
import dialogs from '../controls/dialog.module.css';
import popovers from '../controls/popover.module.css';
import { FindingItem } from '../findings/finding-item.tsx';
import { FindingList } from '../findings/finding-list.tsx';
import { useMessages } from '../messages/messages.ts';
import styles from './matrix.module.css';

const none: readonly OverflowingText[] = [];

/** What is wrong in this frame and not everywhere: rules of its country, customers and language, and texts that do not fit. */
export function FrameFindings({ frame, name }: { frame: MatrixFrame; name: string }) {
  const say = useMessages();
  const [isOpen, setOpen] = useState(false);
  const storyId = useDocument(({ story }) => story.id);
  const fullSlug = useDocument(({ story }) => story.full_slug);
  const content = useDeferredContent();
  const { view } = frame;
  const findings = useFindings(storyId).filter((finding) => isOfFrame(finding, view));
  const texts = useMatrix(({ overflow }) => overflow.get(frame.key)) ?? none;
  const isShown = useMemo(
    () =>
      fullSlug === undefined ||
      (marketsOf(fullSlug, content).some((market) => market === `${view.channel}:${view.country}`) &&
        customerTypesOf(content).some((type) => type === view.customer)),
    [fullSlug, content, view],
  );
  const { errors, warnings } = countFindings(findings);
  const jumpToText = ({ spot }: OverflowingText) => {
    setOpen(false);
    workIn(frame.key);
    const { open } = documentStore.getState();
    const block = spot && open && blockOf(open.content, open.index, spot.uid);
    if (!block || !spot) return;
    if (spot.field === null) selectBlock(spot.uid);
    else jumpTo(spot.uid, shownKey(block.component, spot.field, frame.site.language));
  };
  return (
    <>
      {!isShown && <span className={styles.note}>{say('matrix.notShown')}</span>}
      {findings.length + texts.length > 0 && (
        <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
          <Button
            kind="plain"
            aria-label={say('matrix.findingsOf', { name, count: findings.length + texts.length })}
          >
            {errors > 0 && <span data-tone="error">{errors}</span>}
            {warnings + texts.length > 0 && <span data-tone="warning">{warnings + texts.length}</span>}
          </Button>
          <Popover className={popovers.popover ?? ''} placement="bottom start">
            <Dialog aria-label={say('matrix.findings', { name })} className={dialogs.dialog ?? ''}>
              {findings.length > 0 && <FindingList findings={findings} onJump={() => setOpen(false)} />}
              {texts.length > 0 && (
                <ul className={styles.texts} aria-label={say('matrix.overflow')}>
                  {texts.map((text) => (
                    <FindingItem
                      key={`${text.spot?.uid} ${text.spot?.field} ${text.words}`}
                      severity="warning"
                      place={text.words}
                      sentence={
                        <Button kind="link" onPress={() => jumpToText(text)}>
                          {say(text.kind === 'cut' ? 'matrix.cut' : 'matrix.wide', { by: text.by })}
                        </Button>
                      }
                    />
                  ))}
                </ul>
              )}
            </Dialog>
          </Popover>
        </DialogTrigger>
      )}
    </>
  );
}
