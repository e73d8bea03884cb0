import { isPlainObject } from '../../../content-space/story-shape/plain-object.ts';
import { type Block, isBlock } from '../../base/content/block.ts';

export type PageFacts = { blocks: number; images: number; imagesWithoutAlt: number };

/** Counts what a page is made of. */
export function pageFacts(root: Block): PageFacts {
  const facts: PageFacts = { blocks: 0, images: 0, imagesWithoutAlt: 0 };
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const entry of value) visit(entry);
      return;
    }
    if (!isPlainObject(value)) return;
    if (isBlock(value)) facts.blocks += 1;
    if (value.fieldtype === 'asset' && typeof value.filename === 'string' && value.filename !== '') {
      facts.images += 1;
      if (typeof value.alt !== 'string' || value.alt.trim() === '') facts.imagesWithoutAlt += 1;
    }
    for (const entry of Object.values(value)) visit(entry);
  };
  visit(root);
  return { ...facts, blocks: facts.blocks - 1 };
}
