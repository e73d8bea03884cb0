import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { useStore } from 'zustand';
import { useDocument } from '../../store/page/document.ts';
import { type HiddenBlock, previewStore } from '../../store/preview-store.ts';
import { useMessages } from '../messages/messages.ts';
import styles from './block-notes.module.css';
import { whyHidden } from './why-hidden.ts';

/** Says why the preview shows nothing of the selected block, where it does not. */
export function HiddenNote({ uid }: { uid: string }) {
  const hidden = useStore(previewStore, (state) => state.hidden);
  return hidden?.uid === uid ? <Reason hidden={hidden} /> : null;
}

function Reason({ hidden }: { hidden: HiddenBlock }) {
  const say = useMessages();
  const chosen = useStore(previewStore, (state) => state.version);
  const content = useDocument((open) => open.content);
  const index = useDocument((open) => open.index);
  if (!content || !index) return null;
  const { reason, version } = whyHidden({ content, index }, hidden, chosen);
  const showVersion = { label: say('hidden.showVersion'), run: () => previewStore.setState({ version }) };
  return (
    <div className={styles.note}>
      <Notice actions={reason === 'version' ? [showVersion] : []}>{say(`hidden.${reason}`)}</Notice>
    </div>
  );
}
