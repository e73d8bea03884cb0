import { Grid2x2, RotateCw, Settings2 } from 'lucide-react';
import { useRef } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import type { PreviewChoice } from '../../../workspace-api/preview-choices.ts';
import { comparePage } from '../../actions/preview/compare-page.ts';
import { openDialog } from '../../store/dialog-store.ts';
import { reloadFrame } from '../../store/preview-store.ts';
import { deviceWidths, settingsStore, useSettings } from '../../store/settings-store.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { Select } from '../controls/select.tsx';
import { useMessages } from '../messages/messages.ts';
import { widthLabel } from '../messages/width-label.ts';
import { DayChoice } from './day-choice.tsx';
import styles from './preview.module.css';
import { useArrival } from './use-arrival.ts';

type DeviceBarProps = { choices: readonly PreviewChoice[]; chosen: PreviewChoice | undefined };

/** Where the page is previewed, if there is a choice, its width, and the button that reloads it. */
export function DeviceBar({ choices, chosen }: DeviceBarProps) {
  const say = useMessages();
  const width = useSettings((settings) => settings.deviceWidth);
  const sideBySide = useRef<HTMLButtonElement>(null);
  useArrival('alone', sideBySide);
  return (
    <div className={styles.bar} data-choice={choices.length > 1}>
      {choices.length > 1 && (
        <Select
          layout="bare"
          label={say('preview.address')}
          value={chosen?.id ?? null}
          options={choices.map(({ id, name }) => ({ value: id, label: name ?? say('preview.shop') }))}
          onChange={(previewAddress) => settingsStore.setState({ previewAddress })}
        />
      )}
      <ToggleButtonGroup
        aria-label={say('preview.width')}
        className={styles.devices ?? ''}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[String(width)]}
        onSelectionChange={(keys) => {
          const chosen = deviceWidths.find((each) => keys.has(String(each)));
          if (chosen) settingsStore.setState({ deviceWidth: chosen });
        }}
      >
        {deviceWidths.map((each) => (
          <ToggleButton key={each} id={String(each)} className={styles.device ?? ''}>
            {widthLabel(say, each)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {chosen?.isShop && <DayChoice />}
      <IconButton label={say('preview.reload')} onPress={reloadFrame}>
        <RotateCw size={14} aria-hidden />
      </IconButton>
      <IconButton ref={sideBySide} label={say('matrix.open')} onPress={comparePage}>
        <Grid2x2 size={14} aria-hidden />
      </IconButton>
      <IconButton label={say('addresses.title')} onPress={() => openDialog('preview-addresses', {})}>
        <Settings2 size={14} aria-hidden />
      </IconButton>
    </div>
  );
}
