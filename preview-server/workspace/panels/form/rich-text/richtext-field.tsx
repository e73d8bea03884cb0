import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { blokNode } from '@blattwerk/schemas/rich-text/blok-node.ts';
import { toEditor } from '@blattwerk/schemas/rich-text/convert.ts';
import { richTextExtensions } from '@blattwerk/schemas/rich-text/extensions.ts';
import { showStored, storedText } from '@blattwerk/schemas/rich-text/stored-text.ts';
import { EditorContent, ReactNodeViewRenderer, useEditor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { cleanPasted } from '../../../base/paste/clean-pasted.ts';
import type { FieldOf } from '../../../base/schema/definitions.ts';
import { fieldLabel } from '../../../base/schema/labels.ts';
import { isInLibrary } from '../../../store/server/in-library.ts';
import { useMessages } from '../../messages/messages.ts';
import { FieldShell } from '../field/field-shell.tsx';
import { type FieldProps, useField } from '../field/use-field.ts';
import { BlokView } from './blok-view.tsx';
import styles from './rich-text.module.css';
import { Toolbar } from './toolbar.tsx';

const extensions = richTextExtensions(
  blokNode.extend({ addNodeView: () => ReactNodeViewRenderer(BlokView) }),
);

/** Formatted text, links and embedded blocks. */
export default function RichtextField({ uid, field, name }: FieldProps<FieldOf<'richtext'>>) {
  const [value, write] = useField(uid, name);
  const say = useMessages();
  const lastWritten = useRef(value);
  const [dropped, setDropped] = useState(0);
  // The editor stands in the page a moment after its tools; a focus before that would fall on them.
  const [isStanding, setStanding] = useState(false);
  const editor = useEditor({
    extensions,
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
    onCreate: () => setStanding(true),
    onUpdate: ({ editor: current }) => {
      lastWritten.current = storedText(current);
      write(lastWritten.current);
    },
  });

  // Undo, merging or another form changed the text: the editor follows.
  useEffect(() => {
    if (value === lastWritten.current) return;
    lastWritten.current = value;
    showStored(editor, value);
  }, [editor, value]);

  return (
    <FieldShell uid={uid} field={field} name={name} kind="group" isWaiting={!isStanding}>
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
