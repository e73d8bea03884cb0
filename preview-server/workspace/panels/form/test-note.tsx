import { useMemo } from 'react';
import { useStore } from 'zustand';
import { blockOf } from '../../base/content/block-index.ts';
import { isTest, versionsOf } from '../../base/content/page-tests.ts';
import { useDocument } from '../../store/page/document.ts';
import { previewStore } from '../../store/preview-store.ts';
import { useOpenSession } from '../../store/session-store.ts';
import { Select } from '../controls/select.tsx';
import { useMessages } from '../messages/messages.ts';
import styles from './block-notes.module.css';

const forAll = 'control';

/** Says which version of the selected test the preview shows, and lets it show another one. */
export function TestNote({ uid, component }: { uid: string; component: string }) {
  return isTest(component) ? <Shown uid={uid} /> : null;
}

function Shown({ uid }: { uid: string }) {
  const say = useMessages();
  const { hasFlagDesk } = useOpenSession().config;
  const content = useDocument((open) => open.content);
  const index = useDocument((open) => open.index);
  const chosen = useStore(previewStore, ({ version }) => version);
  const block = content && index && blockOf(content, index, uid);
  const versions = useMemo(() => (block ? versionsOf(block) : []), [block]);
  const flag = block?.flag;
  if (typeof flag !== 'string' || versions.length === 0) return null;
  const shown = versions.find((one) => one.flag === chosen?.flag && one.treatment === chosen.treatment);
  return (
    <div className={styles.test}>
      <Select
        label={say('form.testShown')}
        layout="inline"
        onChange={(treatment) =>
          previewStore.setState({ version: versions.find((one) => one.treatment === treatment) })
        }
        options={[
          { value: forAll, label: say('form.testBefore') },
          ...versions.map(({ treatment, name }) => ({
            value: treatment,
            label: name ?? say('form.testNew'),
          })),
        ]}
        value={shown?.treatment ?? forAll}
      />
      {hasFlagDesk && (
        <a href={`/flags?flag=${encodeURIComponent(flag)}`} rel="noopener" target="flags">
          {say('form.testResult')}
        </a>
      )}
    </div>
  );
}
