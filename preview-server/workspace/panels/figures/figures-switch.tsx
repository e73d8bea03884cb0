import { ChartColumn } from 'lucide-react';
import { usePageFigures } from '../../store/figures/page-figures.ts';
import { settingsStore, useSettings } from '../../store/settings-store.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { useMessages } from '../messages/messages.ts';

/** Shows what visitors do with each block of the page; there only where something was counted. */
export function FiguresSwitch() {
  const say = useMessages();
  const shown = useSettings(({ blockFigures }) => blockFigures);
  const { data } = usePageFigures();
  if (!shown && (!data || data.views === 0)) return null;
  const toggle = () =>
    settingsStore.setState({ blockFigures: shown ? undefined : { days: 30, isOnPage: false } });
  return (
    <IconButton
      aria-pressed={shown !== undefined}
      label={say(shown ? 'blockFigures.hide' : 'blockFigures.show')}
      onPress={toggle}
    >
      <ChartColumn size={15} aria-hidden />
    </IconButton>
  );
}
