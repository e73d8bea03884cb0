import { RotateCw } from 'lucide-react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { reloadFrame } from '../../store/preview-store.ts';
import { type DeviceWidth, settingsStore, useSettings } from '../../store/settings-store.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { useMessages } from '../messages/messages.ts';
import styles from './preview.module.css';

const widths: readonly DeviceWidth[] = [360, 768, 1300, 'full'];

/** Width of the previewed page, and the button that reloads it. */
export function DeviceBar() {
  const say = useMessages();
  const width = useSettings((settings) => settings.deviceWidth);
  return (
    <div className={styles.bar}>
      <ToggleButtonGroup
        aria-label={say('preview.width')}
        className={styles.devices ?? ''}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[String(width)]}
        onSelectionChange={(keys) => {
          const chosen = widths.find((each) => keys.has(String(each)));
          if (chosen) settingsStore.setState({ deviceWidth: chosen });
        }}
      >
        {widths.map((each) => (
          <ToggleButton key={each} id={String(each)} className={styles.device ?? ''}>
            {each === 'full' ? '100 %' : each}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <IconButton label={say('preview.reload')} onPress={reloadFrame}>
        <RotateCw size={14} aria-hidden />
      </IconButton>
    </div>
  );
}
