import { escapeHtml } from '../../texts/escape-html.ts';

/** An element around text, or around elements; undefined ones are left out. */
export type Element = {
  name: string;
  content: string | readonly (Element | undefined)[];
  attributes?: string;
};

/** `tag('ram:ID', '7', 'schemeID="VA"')`. @param attributes as they are written, trusted */
export function tag(name: string, content: Element['content'], attributes?: string): Element {
  return { name, content, ...(attributes !== undefined && { attributes }) };
}

/** The document, a line an element. */
export function writeXml(root: Element): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${write(root, '')}`;
}

function write({ name, content, attributes }: Element, indent: string): string {
  const opening = attributes === undefined ? name : `${name} ${attributes}`;
  if (typeof content === 'string') return `${indent}<${opening}>${escapeHtml(content)}</${name}>\n`;
  const inner = content.map((child) => (child ? write(child, `${indent}  `) : '')).join('');
  return `${indent}<${opening}>\n${inner}${indent}</${name}>\n`;
}
