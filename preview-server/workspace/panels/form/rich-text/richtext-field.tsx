import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { type FieldOf, fieldLabel } from '../../../base/schema/definitions.ts';
import { FieldShell } from '../field/field-shell.tsx';
import { type FieldProps, useField } from '../field/use-field.ts';
import { toEditor, toStored } from './convert.ts';
import { richTextExtensions } from './extensions.ts';
import styles from './rich-text.module.css';
import { Toolbar } from './toolbar.tsx';

/** Formatted text, links and embedded blocks. */
export default function RichtextField({ uid, field, name }: FieldProps<FieldOf<'richtext'>>) {
  const [value, write] = useField(uid, name);
  const lastWritten = useRef(value);
  const editor = useEditor({
    extensions: richTextExtensions,
    content: toEditor(value),
    injectCSS: false,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': fieldLabel(field) },
    },
    onUpdate: ({ editor: current }) => {
      lastWritten.current = toStored(current.getJSON());
      write(lastWritten.current);
    },
  });

  // Undo, merging or another form changed the text: the editor follows.
  useEffect(() => {
    if (value === lastWritten.current) return;
    lastWritten.current = value;
    editor.commands.setContent(toEditor(value), { emitUpdate: false });
  }, [editor, value]);

  return (
    <FieldShell uid={uid} field={field} name={name} kind="group">
      {() => (
        <div className={styles.frame}>
          <Toolbar editor={editor} field={field} />
          <EditorContent editor={editor} className={styles.content} />
        </div>
      )}
    </FieldShell>
  );
}
