import { useContext } from 'react';
import { Notice } from '../look/notice.tsx';
import { EditorConnection } from './editor-connection.tsx';
import { editorOrigin } from './editor-origin.ts';
import type { Picker } from './picker.ts';
import { SettingsContext } from './settings-context.ts';
import { useShellMessages } from './shell-messages.ts';

type EditorGateProps<Value extends object, Options> = { picker: Picker<Value, Options> };

/** Talks to an allowed editor only. */
export function EditorGate<Value extends object, Options>({ picker }: EditorGateProps<Value, Options>) {
  const say = useShellMessages();
  const { editors } = useContext(SettingsContext);
  const editor = editorOrigin(window.location.search, editors);
  if (editor.ok) return <EditorConnection picker={picker} origin={editor.origin} />;
  return (
    <Notice tone="error">
      {editor.reason === 'not-framed' ? say('notFramed') : say('notAllowed', { origin: editor.origin })}
    </Notice>
  );
}
