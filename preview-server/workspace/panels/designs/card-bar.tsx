import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { useState } from 'react';
import { saveCardFile } from '../../actions/designs/card-files.ts';
import { handIn, keepCard, withdraw } from '../../actions/designs/keep-card.ts';
import { closeCard, openCard } from '../../actions/designs/open-card.ts';
import { forgetCard } from '../../store/designs/card-journal.ts';
import { redo, undo, useCard } from '../../store/designs/card-store.ts';
import { errorSentence } from '../messages/error-sentence.ts';
import { useMessages } from '../messages/messages.ts';
import styles from './designs.module.css';

/** How it stands with the open card, and what becomes of it. */
export function CardBar() {
  const say = useMessages();
  const card = useCard((one) => one);
  const [isBusy, setBusy] = useState(false);
  if (!card) return null;
  const { id, design, state, hasChanges, keeping, past, future, judged, refusal } = card;
  const isJudged = judged?.of === design;
  const hasErrors = judged?.value.faults.some(({ severity }) => severity === 'error') ?? true;
  const busy = (work: () => Promise<void>) => {
    setBusy(true);
    void work().finally(() => setBusy(false));
  };
  const standing = state === 'sold' && (hasChanges || keeping !== 'kept') ? 'changed' : state;
  return (
    <>
      <div className={styles.cardBar}>
        <Button kind="plain" onPress={closeCard}>
          {say('designs.back')}
        </Button>
        <strong>{design.names.de}</strong>
        <span className={styles.state} data-state={standing}>
          {say(`designs.state.${standing}`)}
        </span>
        <span aria-live="polite" className={styles.hint}>
          {say(`designs.keeping.${keeping}`)}
        </span>
        <span className={styles.spacer} />
        <Button isDisabled={past.length === 0} kind="plain" onPress={undo}>
          {say('designs.undo')}
        </Button>
        <Button isDisabled={future.length === 0} kind="plain" onPress={redo}>
          {say('designs.redo')}
        </Button>
        <Button kind="plain" onPress={() => saveCardFile(design)}>
          {say('designs.export')}
        </Button>
        {state === 'sold' && (
          <Button isDisabled={isBusy} onPress={() => busy(withdraw)}>
            {say('designs.withdraw')}
          </Button>
        )}
        <Button
          isDisabled={isBusy || !isJudged || hasErrors || standing === 'sold'}
          kind="main"
          onPress={() => busy(handIn)}
        >
          {say(isBusy ? 'designs.handingIn' : 'designs.handIn')}
        </Button>
      </div>
      {keeping === 'outdated' && (
        <Notice
          actions={[
            { label: say('designs.export'), run: () => saveCardFile(design) },
            {
              label: say('designs.openTheirs'),
              run: () => {
                forgetCard(id);
                void openCard(id);
              },
            },
          ]}
          tone="warning"
        >
          {say('designs.outdated')}
        </Notice>
      )}
      {refusal && keeping !== 'outdated' && (
        <Notice actions={[{ label: say('action.retry'), run: () => void keepCard() }]} tone="error">
          {errorSentence(say, refusal)}
        </Notice>
      )}
    </>
  );
}
