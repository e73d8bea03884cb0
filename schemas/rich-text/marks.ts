import { Mark, type MarkViewRendererProps, mergeAttributes } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Code } from '@tiptap/extension-code';
import { Italic } from '@tiptap/extension-italic';
import { Strike } from '@tiptap/extension-strike';
import { Underline } from '@tiptap/extension-underline';
import { storedAttributes } from './attributes.ts';

const mark = (name: string, tag: string, options: { inclusive?: boolean; fromTag?: string } = {}) =>
  Mark.create({
    name,
    inclusive: options.inclusive ?? true,
    addAttributes: () => storedAttributes(name),
    parseHTML: () => (options.fromTag ? [{ tag: options.fromTag }] : []),
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes, { 'data-mark': name }), 0],
  });

const link = Mark.create({
  name: 'link',
  inclusive: false,
  priority: 1000,
  addAttributes: () => ({
    ...storedAttributes('link'),
    href: { default: undefined, parseHTML: (element) => element.getAttribute('href') },
    linktype: { default: undefined, parseHTML: () => 'url', rendered: false },
  }),
  parseHTML: () => [{ tag: 'a[href]', getAttrs: (element) => isWebLink(element) && null }],
  renderHTML: ({ mark: { attrs } }) => ['a', { title: attrs.href, 'data-linktype': attrs.linktype }, 0],
});

const unknown = Mark.create({
  name: 'unknown_mark',
  excludes: '',
  addAttributes: () => ({ stored: { default: undefined, rendered: false } }),
  renderHTML: () => ['span', { 'data-mark': 'unknown' }, 0],
});

/** The CMS's marks under the CMS's names. `strong` is an older spelling of `bold` that pages still hold. */
export const richTextMarks = [
  link,
  Bold.extend({ addAttributes: () => storedAttributes('bold') }),
  Italic.extend({ addAttributes: () => storedAttributes('italic') }),
  Underline.extend({ addAttributes: () => storedAttributes('underline') }),
  Strike.extend({ addAttributes: () => storedAttributes('strike') }),
  Code.extend({ excludes: '', addAttributes: () => storedAttributes('code') }),
  mark('strong', 'strong'),
  mark('superscript', 'sup', { fromTag: 'sup' }),
  mark('subscript', 'sub', { fromTag: 'sub' }),
  mark('styled', 'span'),
  mark('anchor', 'span', { inclusive: false }),
  unknown,
];

/** A view shows the colour; what is copied names none, since a strict page refuses styles in what is pasted. */
const coloured = (name: string, tag: string, property: 'color' | 'background-color') =>
  mark(name, tag).extend({
    addMarkView: () => (props: MarkViewRendererProps) => {
      const dom = document.createElement(tag);
      dom.style.setProperty(property, String(props.mark.attrs.color ?? ''));
      return { dom };
    },
  });

/** Marks that colour words or the ground behind them. */
export const colouredMarks = [
  coloured('highlight', 'mark', 'background-color'),
  coloured('textStyle', 'span', 'color'),
];

function isWebLink(element: HTMLElement): boolean {
  return /^(https?:|mailto:|tel:|\/)/.test(element.getAttribute('href') ?? '');
}
