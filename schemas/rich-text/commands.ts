import type { Editor } from '@tiptap/core';
import type { RichTextTool } from '../preview/rich-text-tool.ts';

/** What a tool does with the selected words. Tools that are never "on" have no `isOn`. */
export type Command = { isOn?(editor: Editor): boolean; run(editor: Editor): void };

const mark = (type: string): Command => ({
  isOn: (editor) => editor.isActive(type),
  run: (editor) => editor.chain().focus().toggleMark(type).run(),
});

const list = (type: string): Command => ({
  isOn: (editor) => editor.isActive(type),
  run: (editor) => editor.chain().focus().toggleList(type, 'list_item').run(),
});

const align = (textAlign: string): Command => ({
  isOn: (editor) => editor.isActive({ textAlign }),
  run: (editor) => {
    const attributes = { textAlign: editor.isActive({ textAlign }) ? undefined : textAlign };
    const chain = editor.chain().focus();
    chain.updateAttributes('paragraph', attributes).updateAttributes('heading', attributes).run();
  },
});

/** Tools that need nothing but the selection. */
export const commands = {
  bold: mark('bold'),
  italic: mark('italic'),
  underline: mark('underline'),
  strike: mark('strike'),
  superscript: mark('superscript'),
  subscript: mark('subscript'),
  inlinecode: mark('code'),
  list: list('bullet_list'),
  olist: list('ordered_list'),
  quote: {
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleWrap('blockquote').run(),
  },
  code: {
    isOn: (editor) => editor.isActive('code_block'),
    run: (editor) => editor.chain().focus().toggleNode('code_block', 'paragraph').run(),
  },
  hrule: { run: (editor) => editor.chain().focus().insertContent({ type: 'horizontal_rule' }).run() },
  'align-left': align('left'),
  'align-center': align('center'),
  'align-right': align('right'),
  'align-justify': align('justify'),
  unset: { run: (editor) => editor.chain().focus().unsetAllMarks().clearNodes().run() },
} satisfies Partial<Record<RichTextTool, Command>>;

export type CommandName = keyof typeof commands;

/** The same with one type for all, for toolbars. */
export const commandOf = (name: CommandName): Command => commands[name];
