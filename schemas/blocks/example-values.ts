import type { AssetFieldValue, MultilinkFieldValue, RichTextFieldValue } from '@storyblok/schema';

type RichTextNode = RichTextFieldValue['content'][number];

/** A link to a page of the shop, as the content space stores it. */
export function pageLink(id: string, path: string): MultilinkFieldValue {
  return { fieldtype: 'multilink', linktype: 'story', id, url: '', cached_url: path };
}

/** A link to any address. */
export function addressLink(url: string): MultilinkFieldValue {
  return { fieldtype: 'multilink', linktype: 'url', id: '', url, cached_url: url };
}

/** A picture of the asset library; `path` is `{width}x{height}/{hash}/{name}`. */
export function picture(id: number, path: string, alt: string): AssetFieldValue {
  return { fieldtype: 'asset', id, filename: `http://localhost:4000/f/100001/${path}`, alt };
}

function paragraph(text: string): RichTextNode {
  return { type: 'paragraph', content: [{ type: 'text', text }] };
}

/** A rich text document of plain paragraphs. */
export function paragraphs(...texts: string[]): RichTextFieldValue {
  return { type: 'doc', content: texts.map(paragraph) };
}

/** An item of a rich text list. */
export function listItem(text: string): RichTextNode {
  return { type: 'list_item', content: [paragraph(text)] };
}

/** A rich text document of one bulleted list. */
export function bulletList(...items: string[]): RichTextFieldValue {
  return { type: 'doc', content: [{ type: 'bullet_list', content: items.map(listItem) }] };
}
