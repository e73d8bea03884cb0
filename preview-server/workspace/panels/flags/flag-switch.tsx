import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import type { DeskFlag } from '@blattwerk/schemas/web-api/shop/flag-desk-endpoints.ts';
import { useState } from 'react';
import { turnFlag } from '../../actions/flags/change-flag.ts';
import { ActionDialog } from '../controls/action-dialog.tsx';
import { useMessages } from '../messages/messages.ts';
import { conditionOf, treatmentName } from './flag-words.ts';

/** Switches a flag off for everybody at once, after one question, and on again. */
export function FlagSwitch({ flag }: { flag: DeskFlag }) {
  const say = useMessages();
  const [isAsking, setAsking] = useState(false);
  const { isKilled, defaultTreatment } = flag.rollout;
  const action = say(isKilled ? 'flags.revive' : 'flags.kill');
  const values = { label: flag.label, treatment: treatmentName(say, defaultTreatment) };
  return (
    <>
      <Button
        kind={isKilled || conditionOf(flag) === 'none' ? 'outlined' : 'danger'}
        onPress={() => setAsking(true)}
      >
        {action}
      </Button>
      {isAsking && (
        <ActionDialog
          action={action}
          close={() => setAsking(false)}
          isDangerous={!isKilled}
          run={async () => {
            const done = await turnFlag(flag.flag, !isKilled);
            return done.ok ? undefined : done.error;
          }}
          title={say(isKilled ? 'flags.reviveTitle' : 'flags.killTitle', values)}
        >
          <p>{say(isKilled ? 'flags.reviveText' : 'flags.killText', values)}</p>
        </ActionDialog>
      )}
    </>
  );
}
