import type { RichTextTool } from '@blattwerk/schemas/preview/rich-text-tool.ts';
import {
  headings,
  paragraphStyle,
  setParagraphStyle,
} from '@blattwerk/schemas/rich-text/paragraph-styles.ts';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Select } from '../../controls/select.tsx';
import { useMessages } from '../../messages/messages.ts';
import styles from './rich-text.module.css';

type ParagraphStyleProps = { editor: Editor; has(tool: RichTextTool): boolean };

/** Whether the paragraph is a heading, and of which rank. */
export function ParagraphStyle({ editor, has }: ParagraphStyleProps) {
  const say = useMessages();
  const offered = headings.filter(([name]) => has(name));
  const current = useEditorState({ editor, selector: () => paragraphStyle(editor) });
  if (offered.length === 0) return null;
  return (
    <span className={styles.style}>
      <Select
        layout="bare"
        label={say('richText.style')}
        value={current}
        options={[
          { value: 'paragraph', label: say('richText.paragraph') },
          ...offered.map(([name, level]) => ({ value: name, label: say('richText.heading', { level }) })),
        ]}
        onChange={(style) => setParagraphStyle(editor, style)}
      />
    </span>
  );
}
