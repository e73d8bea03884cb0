import { isRecord } from '../model/is-record.ts';
import { markShapes, nodeShapes } from './rich-text-shapes.ts';

type Attributes = Record<string, unknown>;

/** Attributes that nodes and marks must have, as the CMS writes them where nothing was chosen. */
const needed: ReadonlyMap<unknown, Attributes> = new Map<string, Attributes>([
  ['heading', { level: 2, textAlign: null }],
  ['ordered_list', { order: 1 }],
  ['code_block', { class: null }],
  ['image', { id: null, src: null, alt: null, title: null, source: null, copyright: null, meta_data: {} }],
  ['tableCell', { colspan: 1, rowspan: 1, colwidth: null }],
  ['tableHeader', { colspan: 1, rowspan: 1, colwidth: null }],
  ['link', { href: null, uuid: null, anchor: null, target: null, linktype: 'url' }],
  ['highlight', { color: null }],
  ['styled', { class: null }],
]);

/** A rich text whose nodes and marks have all attributes they need; what lacks none stays the same object. */
export function withNeededAttributes<Part>(part: Part): Part {
  if (!isRecord(part)) return part;
  const lacking = lackingAttributes(part);
  const content = eachComplete(part.content);
  const marks = eachComplete(part.marks);
  if (!lacking && content === part.content && marks === part.marks) return part;
  return {
    ...part,
    ...(lacking && { attrs: { ...lacking, ...(isRecord(part.attrs) ? part.attrs : {}) } }),
    ...(content !== undefined && { content }),
    ...(marks !== undefined && { marks }),
  };
}

function eachComplete(list: unknown): unknown {
  if (!Array.isArray(list)) return list;
  const complete = list.map((each: unknown) => withNeededAttributes(each));
  return complete.some((each, index) => each !== list[index]) ? complete : list;
}

function lackingAttributes({ type, attrs }: Attributes): Attributes | undefined {
  const plain = needed.get(type);
  const given = isRecord(attrs) ? attrs : {};
  return plain && Object.keys(plain).some((name) => !(name in given)) ? plain : undefined;
}

/**
 * A node or mark with what it lacks or holds in a wrong form put right; undefined where nothing is wrong, or it cannot be
 * helped. A heading that was not seen so far does not become the main heading of the page.
 */
export function repaired(part: unknown): Attributes | undefined {
  if (!isRecord(part)) return undefined;
  const shape = nodeShapes.get(part.type)?.attrs ?? markShapes.get(part.type);
  if (!shape || part.type === 'blok' || shape.safeParse(part.attrs).success) return undefined;
  const attrs: Attributes = { ...needed.get(part.type) };
  for (const [name, value] of Object.entries(isRecord(part.attrs) ? part.attrs : {})) {
    // Each attribute is tried for itself: what fits stays.
    if (shape.safeParse({ ...attrs, [name]: value }).success) attrs[name] = value;
  }
  if (part.type === 'heading' && attrs.level === 1) attrs.level = 2;
  if (!shape.safeParse(attrs).success) return undefined;
  return { ...part, attrs, ...('content' in part && { content: asList(part.content) }) };
}

/** A node that stands where a list of nodes belongs is the one in it. */
function asList(content: unknown): unknown[] {
  if (Array.isArray(content)) return content;
  return isRecord(content) ? [content] : [];
}
