import { Languages } from 'lucide-react';
import { settingsStore, useSettings } from '../../store/settings-store.ts';
import { useMessages } from '../messages/messages.ts';
import { IconButton } from './icon-button.tsx';
import { MenuButton } from './menu-button.tsx';

/** Chooses the language of the interface. */
export function LanguageMenu() {
  const say = useMessages();
  const language = useSettings((settings) => settings.language);
  return (
    <MenuButton
      label={say('app.language')}
      actions={[
        { id: 'de', label: 'Deutsch', run: () => settingsStore.setState({ language: 'de' }) },
        { id: 'en', label: 'English', run: () => settingsStore.setState({ language: 'en' }) },
      ]}
    >
      <IconButton label={`${say('app.language')}: ${language === 'de' ? 'Deutsch' : 'English'}`}>
        <Languages size={16} aria-hidden />
      </IconButton>
    </MenuButton>
  );
}
