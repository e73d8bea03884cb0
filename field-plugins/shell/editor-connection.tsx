import { useFieldPlugin } from '@storyblok/field-plugin/react';
import { useCallback, useEffect, useMemo } from 'react';
import { I18nProvider } from 'react-aria-components';
import { Notice } from '../look/notice.tsx';
import { LanguageContext, readInterfaceLanguage } from '../messages/messages.ts';
import { handOverKeys } from './hand-over-keys.ts';
import type { Picker } from './picker.ts';
import { PickerView } from './picker-view.tsx';
import { useShellMessages } from './shell-messages.ts';
import { readModel } from './stored-model.ts';

type EditorConnectionProps<Value extends object, Options> = {
  picker: Picker<Value, Options>;
  origin: string;
};

/** Connects a picker with the editor around it and shows it in the editor's language. */
export function EditorConnection<Value extends object, Options>({
  picker,
  origin,
}: EditorConnectionProps<Value, Options>) {
  const say = useShellMessages();
  const validateContent = useCallback((content: unknown) => ({ content }), []);
  const plugin = useFieldPlugin({ targetOrigin: origin, validateContent });
  useEffect(() => handOverKeys(window, origin), [origin]);
  const content = plugin.data?.content;
  const stored = useMemo(() => readModel(content, picker.read), [content, picker]);
  if (plugin.type === 'loading')
    return <output aria-busy className="picker-loading" aria-label={say('loading')} />;
  if (plugin.type === 'error') return <Notice tone="error">{plugin.error.message}</Notice>;
  const language = readInterfaceLanguage(plugin.data.interfaceLang);
  document.documentElement.lang = language;
  return (
    <LanguageContext value={language}>
      <I18nProvider locale={language === 'de' ? 'de-DE' : 'en-GB'}>
        <PickerView picker={picker} data={plugin.data} actions={plugin.actions} stored={stored} />
      </I18nProvider>
    </LanguageContext>
  );
}
