import type { Editor } from '@tiptap/core';
import {
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
  Bold,
  Code,
  CodeXml,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  RemoveFormatting,
  Strikethrough,
  Subscript,
  Superscript,
  Underline,
} from 'lucide-react';
import type { MessageKey } from '../../messages/messages.ts';
import type { ToolName } from './toolbar-tools.ts';

/** A button of the toolbar that acts on the selection. Tools that are never "on" have no `isOn`. */
export type Tool = {
  name: ToolName;
  label: MessageKey;
  icon: LucideIcon;
  isOn?(editor: Editor): boolean;
  run(editor: Editor): void;
};

const mark = (name: ToolName, type: string, label: MessageKey, icon: LucideIcon): Tool => ({
  name,
  label,
  icon,
  isOn: (editor) => editor.isActive(type),
  run: (editor) => editor.chain().focus().toggleMark(type).run(),
});

const list = (name: ToolName, type: string, label: MessageKey, icon: LucideIcon): Tool => ({
  name,
  label,
  icon,
  isOn: (editor) => editor.isActive(type),
  run: (editor) => editor.chain().focus().toggleList(type, 'list_item').run(),
});

const align = (name: ToolName, textAlign: string, label: MessageKey, icon: LucideIcon): Tool => ({
  name,
  label,
  icon,
  isOn: (editor) => editor.isActive({ textAlign }),
  run: (editor) => {
    const attributes = { textAlign: editor.isActive({ textAlign }) ? undefined : textAlign };
    const chain = editor.chain().focus();
    chain.updateAttributes('paragraph', attributes).updateAttributes('heading', attributes).run();
  },
});

/** Groups of tools, with a gap between them. */
export const toolGroups: readonly (readonly Tool[])[] = [
  [
    mark('bold', 'bold', 'richText.bold', Bold),
    mark('italic', 'italic', 'richText.italic', Italic),
    mark('underline', 'underline', 'richText.underline', Underline),
    mark('strike', 'strike', 'richText.strike', Strikethrough),
    mark('superscript', 'superscript', 'richText.superscript', Superscript),
    mark('subscript', 'subscript', 'richText.subscript', Subscript),
    mark('inlinecode', 'code', 'richText.inlinecode', Code),
  ],
  [
    list('list', 'bullet_list', 'richText.list', List),
    list('olist', 'ordered_list', 'richText.olist', ListOrdered),
    {
      name: 'quote',
      label: 'richText.quote',
      icon: Quote,
      isOn: (editor) => editor.isActive('blockquote'),
      run: (editor) => editor.chain().focus().toggleWrap('blockquote').run(),
    },
    {
      name: 'code',
      label: 'richText.code',
      icon: CodeXml,
      isOn: (editor) => editor.isActive('code_block'),
      run: (editor) => editor.chain().focus().toggleNode('code_block', 'paragraph').run(),
    },
    {
      name: 'hrule',
      label: 'richText.hrule',
      icon: Minus,
      run: (editor) => editor.chain().focus().insertContent({ type: 'horizontal_rule' }).run(),
    },
  ],
  [
    align('align-left', 'left', 'richText.alignLeft', AlignLeft),
    align('align-center', 'center', 'richText.alignCenter', AlignCenter),
    align('align-right', 'right', 'richText.alignRight', AlignRight),
    align('align-justify', 'justify', 'richText.alignJustify', AlignJustify),
    {
      name: 'unset',
      label: 'richText.unset',
      icon: RemoveFormatting,
      run: (editor) => editor.chain().focus().unsetAllMarks().clearNodes().run(),
    },
  ],
];
