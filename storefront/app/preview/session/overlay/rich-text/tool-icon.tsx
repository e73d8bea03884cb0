import type { RichTextTool } from '@blattwerk/schemas/preview/rich-text-tool.ts';
import {
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
  Anchor,
  Baseline,
  Bold,
  Code,
  CodeXml,
  Ellipsis,
  Highlighter,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  RemoveFormatting,
  SquarePlus,
  Strikethrough,
  Subscript,
  Superscript,
  Underline,
} from 'lucide-react';

type Name = RichTextTool | 'more';

/** The pictures that the form's toolbar has, too; paragraph styles are told by words. */
const icons: Partial<Record<Name, LucideIcon>> = {
  bold: Bold,
  italic: Italic,
  underline: Underline,
  strike: Strikethrough,
  superscript: Superscript,
  subscript: Subscript,
  inlinecode: Code,
  list: List,
  olist: ListOrdered,
  quote: Quote,
  code: CodeXml,
  hrule: Minus,
  'align-left': AlignLeft,
  'align-center': AlignCenter,
  'align-right': AlignRight,
  'align-justify': AlignJustify,
  unset: RemoveFormatting,
  color: Baseline,
  highlight: Highlighter,
  link: Link,
  anchor: Anchor,
  image: Image,
  blok: SquarePlus,
  more: Ellipsis,
};

export function ToolIcon({ name }: { name: Name }) {
  const Icon = icons[name];
  return Icon ? <Icon aria-hidden /> : null;
}
