import { listingAnchor } from '../../shop/listing/listing-anchor.ts';
import { isRecord } from './is-record.ts';

/** Names that links can lead to in a story: its anchors, ids of its texts and slides, and the products of an overview. */
export function anchorsIn(content: unknown): ReadonlySet<string> {
  const anchors = new Set<string>();
  const parts: unknown[] = [content];
  // Grows while it is walked, so that content may be nested without limit.
  for (const part of parts) {
    if (Array.isArray(part)) {
      for (const item of part) if (typeof item === 'object') parts.push(item);
      continue;
    }
    if (!isRecord(part)) continue;
    const { type, attrs, component, teaserHtmlAttributes } = part;
    if ((type === 'anchor' || type === 'textStyle') && isRecord(attrs)) add(anchors, attrs.id);
    if (typeof component === 'string' && component.endsWith('_overview')) anchors.add(listingAnchor);
    if (isRecord(teaserHtmlAttributes)) addIdOf(teaserHtmlAttributes, anchors);
    for (const key in part) {
      const inner = part[key];
      if (typeof inner === 'object') parts.push(inner);
    }
  }
  return anchors;
}

/** A slide's attributes for measuring are a table of names and values, of which `id` is one; its head is a row too. */
function addIdOf({ thead, tbody }: Record<string, unknown>, anchors: Set<string>): void {
  const rows: unknown[] = Array.isArray(tbody) ? tbody.map((row) => isRecord(row) && row.body) : [];
  for (const cells of [thead, ...rows]) {
    if (!Array.isArray(cells)) continue;
    const [name, value] = cells.map((cell: unknown) => (isRecord(cell) ? cell.value : undefined));
    if (name === 'id') add(anchors, value);
  }
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Uuids of the stories of which a content links to a certain part. */
export function linkedPartsIn(content: unknown): readonly string[] {
  const linked = new Set<string>();
  const parts: unknown[] = [content];
  for (const part of parts) {
    if (typeof part !== 'object' || part === null) continue;
    if (
      isRecord(part) &&
      part.linktype === 'story' &&
      typeof part.anchor === 'string' &&
      part.anchor !== ''
    ) {
      const target = part.uuid ?? part.id;
      if (typeof target === 'string' && uuid.test(target)) linked.add(target);
    }
    parts.push(...Object.values(part));
  }
  return [...linked];
}

function add(anchors: Set<string>, id: unknown): void {
  if (typeof id === 'string' && id !== '') anchors.add(id);
}
