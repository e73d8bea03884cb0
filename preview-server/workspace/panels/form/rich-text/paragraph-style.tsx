import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Select } from '../../controls/select.tsx';
import { useMessages } from '../../messages/messages.ts';
import styles from './rich-text.module.css';
import type { ToolName } from './toolbar-tools.ts';

const headings = [
  ['h1', 1],
  ['h2', 2],
  ['h3', 3],
  ['h4', 4],
  ['h5', 5],
  ['h6', 6],
] as const;

type ParagraphStyleProps = { editor: Editor; has(tool: ToolName): boolean };

/** Whether the paragraph is a heading, and of which rank. */
export function ParagraphStyle({ editor, has }: ParagraphStyleProps) {
  const say = useMessages();
  const offered = headings.filter(([name]) => has(name));
  const current = useEditorState({
    editor,
    selector: () => headings.find(([, level]) => editor.isActive('heading', { level }))?.[0] ?? 'paragraph',
  });
  if (offered.length === 0) return null;
  const apply = (name: string) => {
    const level = headings.find(([each]) => each === name)?.[1];
    const chain = editor.chain().focus();
    if (level === undefined) chain.setNode('paragraph').run();
    else chain.setNode('heading', { level }).run();
  };
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
        onChange={apply}
      />
    </span>
  );
}
