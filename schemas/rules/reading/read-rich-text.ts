import { isBlankText } from '../model/blank-text.ts';
import { isRecord } from '../model/is-record.ts';
import { extend } from '../model/story-path.ts';
import type { RichTextFault, Spot } from '../model/story-reading.ts';
import { addAsset, addText, inside, maxDepth, readBlock, text, type Walk } from './read-story.ts';
import { markShapes, nodeShapes, type Shape } from './rich-text-shapes.ts';

/** Collects the pictures, links, headings, embedded blocks and faults of a rich text document. */
export function readRichText(walk: Walk, doc: unknown, spot: Spot): void {
  if (!isRecord(doc) || doc.type !== 'doc' || !Array.isArray(doc.content)) {
    report(walk, spot, 'document', '');
    return;
  }
  readNodes(walk, doc.content, inside(spot, 'content'));
}

function readNodes(walk: Walk, nodes: unknown[], spot: Spot, isCode = false): void {
  let empty = 0;
  nodes.forEach((node, index) => {
    readNode(walk, node, inside(spot, index), isCode);
    if (isEmptyParagraph(node)) {
      empty += 1;
      return;
    }
    addEmpty(walk, nodes, spot, index, empty);
    empty = 0;
  });
  addEmpty(walk, nodes, spot, nodes.length, empty);
}

function addEmpty(walk: Walk, nodes: unknown[], spot: Spot, end: number, count: number): void {
  if (count > 0) walk.emptyParagraphs.push({ ...spot, nodes, start: end - count, count });
}

/** Without anything but line breaks and blank text. */
function isEmptyParagraph(node: unknown): boolean {
  if (!isRecord(node) || node.type !== 'paragraph') return false;
  if (!Array.isArray(node.content)) return true;
  return node.content.every(
    (part: unknown) =>
      isRecord(part) &&
      (part.type === 'hard_break' ||
        (part.type === 'text' && typeof part.text === 'string' && isBlankText(part.text))),
  );
}

/** A node that is unknown or broken is not shown, and neither is what it holds. */
function readNode(walk: Walk, node: unknown, spot: Spot, isCode: boolean): void {
  if (spot.path.depth > maxDepth) {
    walk.tooDeep.push(spot);
    return;
  }
  const shape = isRecord(node) ? nodeShapes.get(node.type) : undefined;
  if (!isRecord(node) || !shape) {
    report(walk, spot, 'unknown node', isRecord(node) ? text(node.type) : '');
    return;
  }
  const { type, attrs, content, marks } = node;
  if (!fits(shape.attrs, attrs) || (type === 'text' && typeof node.text !== 'string')) {
    report(walk, spot, 'broken node', text(type));
    return;
  }
  if (typeof node.text === 'string') {
    addText(walk, node.text, spot, extend(spot.path, 'text'), isCode || hasCodeMark(marks));
  }
  if (type === 'table') walk.textTables.push(spot);
  if (isRecord(attrs)) readAttributes(walk, text(type), attrs, spot);
  if (shape.hasMarks && marks !== undefined) readMarks(walk, marks, inside(spot, 'marks'));
  if (!shape.hasContent || content === undefined) return;
  if (Array.isArray(content))
    readNodes(walk, content, inside(spot, 'content'), isCode || type === 'code_block');
  else report(walk, spot, 'broken node', text(type));
}

/** What has no shape of its own fits any. */
function fits(shape: Shape | undefined, value: unknown): boolean {
  return !shape || shape.safeParse(value).success;
}

function readAttributes(walk: Walk, type: string, attrs: Record<string, unknown>, node: Spot): void {
  if (type !== 'heading' && type !== 'image' && type !== 'blok') return;
  const spot = inside(node, 'attrs');
  if (type === 'heading' && typeof attrs.level === 'number') {
    const heading = { ...spot, level: attrs.level };
    spot.block.headings.push(heading);
    spot.block.parts.push(heading);
  }
  if (type === 'image' && text(attrs.src) !== '') {
    addAsset(walk, text(attrs.src), attrs.alt, spot);
  }
  if (type === 'blok' && Array.isArray(attrs.body)) {
    const body = extend(spot.path, 'body');
    attrs.body.forEach((item: unknown, index) => {
      if (!readBlock(walk, item, extend(body, index), spot)) report(walk, spot, 'broken node', type);
    });
  }
}

function hasCodeMark(marks: unknown): boolean {
  return Array.isArray(marks) && marks.some((mark: unknown) => isRecord(mark) && mark.type === 'code');
}

function readMarks(walk: Walk, marks: unknown, spot: Spot): void {
  if (!Array.isArray(marks)) {
    report(walk, spot, 'broken mark', '');
    return;
  }
  marks.forEach((mark: unknown, index) => {
    const at = inside(spot, index);
    if (!isRecord(mark) || !markShapes.has(mark.type))
      report(walk, at, 'unknown mark', isRecord(mark) ? text(mark.type) : '');
    else if (!fits(markShapes.get(mark.type), mark.attrs)) report(walk, at, 'broken mark', text(mark.type));
    else if (mark.type === 'link' && isRecord(mark.attrs)) readLink(walk, mark.attrs, at);
    else if (mark.type === 'textStyle' && isRecord(mark.attrs)) readColour(walk, mark.attrs, at);
  });
}

function readLink(walk: Walk, { linktype, uuid, href, anchor }: Record<string, unknown>, spot: Spot): void {
  walk.links.push({
    ...inside(spot, 'attrs'),
    linkType: text(linktype) || 'url',
    storyId: text(uuid),
    address: text(href),
    anchor: text(anchor),
  });
}

function readColour(walk: Walk, { color }: Record<string, unknown>, spot: Spot): void {
  if (typeof color === 'string' && color !== '') walk.textColours.push({ ...spot, colour: color });
}

function report(walk: Walk, spot: Spot, kind: RichTextFault['kind'], type: string): void {
  walk.richTextFaults.push({ ...spot, kind, type });
}
