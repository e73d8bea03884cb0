import { useState } from 'react';
import type { FixesQuery } from '../../../space-health/space-health-answer.ts';
import { closeDialog } from '../../store/dialog-store.ts';
import { Dialog } from '../controls/dialog.tsx';
import { useMessages } from '../messages/messages.ts';
import { HealthTable } from './health-table.tsx';
import { ManyFixes } from './many-fixes.tsx';

/** How all pages are doing, and what can be put right in many of them at once. */
export function SpaceHealthDialog() {
  const say = useMessages();
  const [fixing, setFixing] = useState<FixesQuery>();
  return (
    <Dialog title={say('spaceHealth.title')} size="large" onClose={closeDialog}>
      {fixing === undefined ? (
        <HealthTable onFix={setFixing} />
      ) : (
        <ManyFixes query={fixing} onBack={() => setFixing(undefined)} />
      )}
    </Dialog>
  );
}
