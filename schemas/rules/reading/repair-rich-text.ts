import { isRecord } from '../model/is-record.ts';
import { markShapes, nodeShapes } from './rich-text-shapes.ts';

type Attributes = Record<string, unknown>;

/** Attributes that nodes and marks must have, as the CMS writes them where nothing was chosen. */
const needed: Readonly<Record<string, Attributes>> = {
  paragraph: { textAlign: null },
  heading: { level: 2, textAlign: null },
  ordered_list: {},
  code_block: { class: null },
  image: { id: null, src: null, alt: null, title: null, source: null, copyright: null, meta_data: {} },
  tableCell: { colspan: 1, rowspan: 1, colwidth: null },
  tableHeader: { colspan: 1, rowspan: 1, colwidth: null },
  link: { href: null, uuid: null, anchor: null, target: null, linktype: 'url' },
  highlight: { color: null },
  styled: { class: null },
  textStyle: {},
};

/**
 * A node or mark of rich text with the attributes it lacks; undefined where it has all, or cannot be helped. A heading that
 * was not seen so far does not become the main heading of the page.
 */
export function repaired(part: unknown): Attributes | undefined {
  if (!isRecord(part)) return undefined;
  const shape = nodeShapes.get(part.type)?.attrs ?? markShapes.get(part.type);
  if (!shape || part.type === 'blok' || shape.safeParse(part.attrs).success) return undefined;
  const plain = typeof part.type === 'string' ? (needed[part.type] ?? {}) : {};
  const given = isRecord(part.attrs) ? part.attrs : {};
  // What is there stays where it fits; each attribute is tried for itself.
  const attrs = Object.entries({ ...plain, ...given }).reduce<Attributes>((kept, [name, value]) => {
    const tried = { ...kept, [name]: value };
    return shape.safeParse(tried).success ? tried : kept;
  }, plain);
  if (part.type === 'heading' && attrs.level === 1) attrs.level = 2;
  return shape.safeParse(attrs).success ? { ...part, attrs } : undefined;
}
