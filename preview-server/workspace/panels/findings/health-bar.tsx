import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import type { Finding } from '@blattwerk/schemas/rules/model/finding.ts';
import { useState } from 'react';
import { Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { openDialog } from '../../store/dialog-store.ts';
import {
  countFindings,
  useCatalogueState,
  useFindings,
  useIsJudged,
  useStillToFill,
} from '../../store/findings-store.ts';
import { toggleHealth, useHealth } from '../../store/health-store.ts';
import { useOpening } from '../../store/opening-store.ts';
import { useDocument } from '../../store/page/document.ts';
import { useDeferredContent } from '../../store/page/use-deferred-content.ts';
import dialogs from '../controls/dialog.module.css';
import popovers from '../controls/popover.module.css';
import { type MessageKey, useMessages } from '../messages/messages.ts';
import { ConnectionState } from './connection-state.tsx';
import { FindingList } from './finding-list.tsx';
import styles from './findings.module.css';
import { LivePagesNotice } from './live-pages-notice.tsx';
import { type PageFacts, pageFacts } from './page-facts.ts';
import { TranslationNote } from './translation-note.tsx';

/** What is not filled in yet is no fault so far. */
const asHint = (finding: Finding): Finding => ({ ...finding, severity: 'info' });

/** The health of the open page in one line. */
export function HealthBar() {
  const say = useMessages();
  const storyId = useOpening((state) => state.storyId);
  const isJudged = useIsJudged(storyId);
  const isOpen = useDocument(() => true);
  const findings = useFindings(storyId);
  const toFill = useStillToFill(storyId);
  const [isListOpen, setListOpen] = useState(false);
  const content = useDeferredContent();
  const isChecking = useHealth((state) => state.isOpen);
  if (!isOpen || storyId === undefined)
    return (
      <section className={styles.bar} aria-label={say('health.title')}>
        <Button kind="plain" onPress={() => openDialog('translations', {})}>
          {say('translate.list')}
        </Button>
      </section>
    );
  const { errors, warnings } = countFindings(findings);
  const hints = findings.length - errors - warnings;
  const facts = content && pageFacts(content);
  return (
    <section className={styles.bar} aria-label={say('health.title')}>
      {!isJudged ? (
        <span role="status">{say('health.judging')}</span>
      ) : findings.length + toFill.length === 0 ? (
        <span role="status">{say('health.clean')}</span>
      ) : (
        <DialogTrigger isOpen={isListOpen} onOpenChange={setListOpen}>
          <Button kind="plain">
            {errors > 0 && (
              <span data-tone="error">
                {say(errors === 1 ? 'health.error' : 'health.errors', { count: errors })}
              </span>
            )}
            {warnings > 0 && (
              <span data-tone="warning">
                {say(warnings === 1 ? 'health.warning' : 'health.warnings', { count: warnings })}
              </span>
            )}
            {hints > 0 && <span>{say(hints === 1 ? 'health.hint' : 'health.hints', { count: hints })}</span>}
            {toFill.length > 0 && <span>{say('health.toFill', { count: toFill.length })}</span>}
          </Button>
          <Popover className={popovers.popover ?? ''} placement="top start">
            <Dialog aria-label={say('findings.title')} className={dialogs.dialog ?? ''}>
              <FindingList
                findings={[...findings, ...toFill.map(asHint)]}
                onJump={() => setListOpen(false)}
              />
            </Dialog>
          </Popover>
        </DialogTrigger>
      )}
      <Button kind="plain" aria-pressed={isChecking} onPress={toggleHealth}>
        {say('check.open')}
      </Button>
      <TranslationNote />
      <CatalogueNote />
      <LivePagesNotice />
      {facts && (
        <>
          <span>{say(facts.blocks === 1 ? 'health.block' : 'health.blocks', { count: facts.blocks })}</span>
          {facts.images > 0 && (
            <span>
              {say(imagesMessage(facts), {
                count: facts.images,
                missing: facts.imagesWithoutAlt,
              })}
            </span>
          )}
        </>
      )}
      <span className={styles.spacer} />
      <ConnectionState />
    </section>
  );
}

/** Says so where products and themes cannot be compared with the catalogue as it is now. */
function CatalogueNote() {
  const say = useMessages();
  const catalogue = useCatalogueState();
  if (!catalogue || catalogue.state === 'current') return null;
  const time =
    catalogue.asOf && new Date(catalogue.asOf).toLocaleTimeString(say('locale'), { timeStyle: 'short' });
  return (
    <span data-tone="warning" role="status">
      {time ? say('health.catalogueKept', { time }) : say('health.catalogueUnknown')}
    </span>
  );
}

function imagesMessage({ images, imagesWithoutAlt }: PageFacts): MessageKey {
  if (imagesWithoutAlt > 0) return images === 1 ? 'health.image' : 'health.images';
  return images === 1 ? 'health.imageNamed' : 'health.imagesAllNamed';
}
