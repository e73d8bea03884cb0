import { type ContentBlock, eachBlock, isContentBlock } from './content-block.ts';

/** What changes in one block: lines of `- key: value` and `+ key: value`. */
export type BlockDifference = { path: string; component: string; lines: string[] };

/** What a migration does to a story, block by block, in the order of the page. */
export function blockDifferences(before: unknown, after: unknown): BlockDifference[] {
  const [was, is] = [blocksByUid(before), blocksByUid(after)];
  const differences: BlockDifference[] = [];
  for (const [uid, { block, path }] of was) {
    const now = is.get(uid)?.block;
    const lines = now ? changedLines(block, now) : ['- the whole block'];
    if (lines.length > 0) differences.push({ path, component: block.component, lines });
  }
  for (const [uid, { block, path }] of is)
    if (!was.has(uid)) differences.push({ path, component: block.component, lines: ['+ the whole block'] });
  return differences;
}

type Placed = { block: ContentBlock; path: string };

function blocksByUid(content: unknown): Map<string, Placed> {
  const blocks = new Map<string, Placed>();
  eachBlock(content, ['content'], (block, path) => {
    const written = pathText(path);
    blocks.set(typeof block._uid === 'string' ? block._uid : written, { block, path: written });
  });
  return blocks;
}

function changedLines(before: ContentBlock, after: ContentBlock): string[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key) => {
    const [was, is] = [shown(before[key]), shown(after[key])];
    if (was === is) return [];
    return [...(was === undefined ? [] : [`- ${key}: ${was}`]), ...(is === undefined ? [] : [`+ ${key}: ${is}`])];
  });
}

const longest = 160;

/** A value in one line; blocks inside have differences of their own and show as their names. */
function shown(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  const text = JSON.stringify(value, (_, held: unknown) => (isContentBlock(held) ? `‹${held.component}›` : held));
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** `content.body[0].title` */
export function pathText(path: readonly (string | number)[]): string {
  return path.map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index ? '.' : ''}${part}`)).join('');
}
