import { z } from 'zod';

/** What the toolbar of a formatted text may offer, under the vendor's names. */
export const richTextTool = z.enum([
  'paragraph',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
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
  'align-left',
  'align-center',
  'align-right',
  'align-justify',
  'unset',
  'blok',
]);

export type RichTextTool = z.infer<typeof richTextTool>;

/** Tools that the workspace has a dialog for, as what they need is chosen there. */
export const askedTool = richTextTool.extract(['link', 'anchor', 'color', 'highlight', 'image', 'blok']);

export type AskedTool = z.infer<typeof askedTool>;
