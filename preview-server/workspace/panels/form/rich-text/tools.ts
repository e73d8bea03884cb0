import type { CommandName } from '@blattwerk/schemas/rich-text/commands.ts';
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

/** A button of the toolbar that acts on the selection. */
export type Tool = { name: CommandName; icon: LucideIcon };

/** Groups of tools, with a gap between them. */
export const toolGroups: readonly (readonly Tool[])[] = [
  [
    { name: 'bold', icon: Bold },
    { name: 'italic', icon: Italic },
    { name: 'underline', icon: Underline },
    { name: 'strike', icon: Strikethrough },
    { name: 'superscript', icon: Superscript },
    { name: 'subscript', icon: Subscript },
    { name: 'inlinecode', icon: Code },
  ],
  [
    { name: 'list', icon: List },
    { name: 'olist', icon: ListOrdered },
    { name: 'quote', icon: Quote },
    { name: 'code', icon: CodeXml },
    { name: 'hrule', icon: Minus },
  ],
  [
    { name: 'align-left', icon: AlignLeft },
    { name: 'align-center', icon: AlignCenter },
    { name: 'align-right', icon: AlignRight },
    { name: 'align-justify', icon: AlignJustify },
    { name: 'unset', icon: RemoveFormatting },
  ],
];
