import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { withNeededAttributes } from '@blattwerk/schemas/rules/reading/repair-rich-text.ts';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import type { FieldOf } from '../../../base/schema/definitions.ts';
import { fieldLabel } from '../../../base/schema/labels.ts';
import { knownAssets } from '../../../store/server/queries.ts';
import { useMessages } from '../../messages/messages.ts';
import { FieldShell } from '../field/field-shell.tsx';
import { type FieldProps, useField } from '../field/use-field.ts';
import { toEditor, toStored } from './convert.ts';
import { richTextExtensions } from './extensions.ts';
import { cleanPasted } from './paste/clean-pasted.ts';
import styles from './rich-text.module.css';
import { Toolbar } from './toolbar.tsx';

/** Formatted text, links and embedded blocks. */
export default function RichtextField({ uid, field, name }: FieldProps<FieldOf<'richtext'>>) {
  const [value, write] = useField(uid, name);
  const say = useMessages();
  const lastWritten = useRef(value);
  const [dropped, setDropped] = useState(0);
  const editor = useEditor({
    extensions: richTextExtensions,
    content: toEditor(value),
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': fieldLabel(field, say.language),
      },
      transformPastedHTML: (html) => {
        const { html: clean, droppedImages } = cleanPasted(html, isInLibrary);
        setDropped(droppedImages);
        return clean;
      },
    },
    onUpdate: ({ editor: current }) => {
      lastWritten.current = withNeededAttributes(toStored(current.getJSON()));
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
          {dropped > 0 && (
            <Notice actions={[{ label: say('action.close'), run: () => setDropped(0) }]}>
              {say(dropped === 1 ? 'richText.droppedImage' : 'richText.droppedImages', { count: dropped })}
            </Notice>
          )}
        </div>
      )}
    </FieldShell>
  );
}

/** Texts show pictures of the library; any other is not there for shoppers. */
const isInLibrary = (address: string): boolean =>
  knownAssets()?.some(({ filename }) => filename === address) ?? false;
