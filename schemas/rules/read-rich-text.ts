import { isRecord } from './is-record.ts';
import { readBlock, text, type Walk } from './read-story.ts';
import { extend } from './story-path.ts';
import type { Spot } from './story-reading.ts';

/** Collects the pictures, links, headings and embedded blocks of a rich text document. */
export function readRichText(walk: Walk, node: unknown, spot: Spot): void {
  if (!isRecord(node)) return;
  readMarks(walk, node.marks, spot);
  const attrs = isRecord(node.attrs) ? node.attrs : {};
  switch (node.type) {
    case 'heading':
      if (typeof attrs.level === 'number') spot.block.headings.push({ ...spot, level: attrs.level });
      break;
    case 'image':
      if (text(attrs.src) !== '') {
        walk.assets.push({
          ...spot,
          path: extend(spot.path, 'attrs'),
          filename: text(attrs.src),
          alt: attrs.alt,
        });
      }
      break;
    case 'blok':
      readEmbedded(walk, attrs.body, { ...spot, path: extend(extend(spot.path, 'attrs'), 'body') });
      return;
  }
  if (!Array.isArray(node.content)) return;
  const content = extend(spot.path, 'content');
  node.content.forEach((child: unknown, index) => {
    readRichText(walk, child, { ...spot, path: extend(content, index) });
  });
}

function readEmbedded(walk: Walk, body: unknown, spot: Spot): void {
  if (!Array.isArray(body)) return;
  body.forEach((item: unknown, index) => {
    readBlock(walk, item, extend(spot.path, index), spot);
  });
}

function readMarks(walk: Walk, marks: unknown, spot: Spot): void {
  if (!Array.isArray(marks)) return;
  marks.forEach((mark: unknown, index) => {
    if (!isRecord(mark) || mark.type !== 'link' || !isRecord(mark.attrs)) return;
    const { linktype, uuid, href } = mark.attrs;
    walk.links.push({
      ...spot,
      path: extend(extend(extend(spot.path, 'marks'), index), 'attrs'),
      linkType: text(linktype) || 'url',
      storyId: text(uuid),
      address: text(href),
    });
  });
}
