import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { useMessages } from '../panels/messages/messages.ts';
import type { Pane } from './use-pane.ts';
import styles from './workspace.module.css';

const names = { stories: 'region.pages', preview: 'region.preview', form: 'region.form' } as const;
const panes: readonly Pane[] = ['stories', 'preview', 'form'];

/** Chooses which pane a narrow window shows; wide ones show all and hide this bar. */
export function PaneBar({ pane, onChoose }: { pane: Pane; onChoose: (pane: Pane) => void }) {
  const say = useMessages();
  return (
    <ToggleButtonGroup
      aria-label={say('region.choose')}
      className={styles.paneBar ?? ''}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[pane]}
      onSelectionChange={(keys) => {
        const chosen = panes.find((each) => keys.has(each));
        if (chosen) onChoose(chosen);
      }}
    >
      {panes.map((each) => (
        <ToggleButton key={each} id={each} className={styles.paneButton ?? ''}>
          {say(names[each])}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
