import { z } from 'zod';
import { type Block, isBlock } from './block.ts';

/** Characters of a clipboard that are read at all; a page of 500 blocks has about a quarter of them. */
const maxLength = 4_000_000;
const maxBlocks = 200;

/** Blocks as the clipboard carries them: text, so that they pass between windows, browsers and spaces. */
const copiedSchema = z.object({
  blattwerk: z.literal('blocks'),
  version: z.literal(1),
  blocks: z.array(z.custom<Block>(isBlock)).min(1).max(maxBlocks),
});

export function writeCopied(blocks: readonly Block[]): string {
  return JSON.stringify({ blattwerk: 'blocks', version: 1, blocks }, undefined, 1);
}

/** The blocks of a copied text; undefined for any other text. */
export function readCopied(text: string): Block[] | undefined {
  if (text.length > maxLength || !text.trimStart().startsWith('{')) return undefined;
  const copied = copiedSchema.safeParse(parsed(text));
  return copied.success ? copied.data.blocks : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
