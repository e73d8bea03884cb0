import type { Field } from '@storyblok/schema';

type RichTextField = Extract<Field, { type: 'richtext' }>;
type Toolbar = NonNullable<RichTextField['toolbar']>;

const formatting: Toolbar = [
  'paragraph',
  'h2',
  'h3',
  'h4',
  'bold',
  'italic',
  'underline',
  'strike',
  'superscript',
  'subscript',
  'highlight',
  'color',
  'inlinecode',
  'code',
  'list',
  'olist',
  'quote',
  'hrule',
  'link',
  'anchor',
  'image',
  'emoji',
  'align-left',
  'align-center',
  'align-right',
  'copy',
  'cut',
  'paste',
  'undo',
  'redo',
  'unset',
];
const formattingAndBlocks: Toolbar = [...formatting, 'blok'];

/** Formatted text, written once per language; blocks cannot be embedded. */
export const richText = {
  type: 'richtext',
  translatable: true,
  customize_toolbar: true,
  toolbar: formatting,
  allow_target_blank: true,
} as const;

/** Formatted text with blocks between the paragraphs; say which with `allow`. */
export const richTextWithBlocks = {
  ...richText,
  toolbar: formattingAndBlocks,
  // The CLI derives these from `allow` for block fields, not for rich text.
  restrict_components: true,
  restrict_type: '',
} as const;
