import { expect, test } from 'vitest';
import { toolOfAddress } from './tools.ts';

test.each([
  ['#/tools/library', 'library'],
  ['#/tools/space-health', 'space-health'],
  ['#/tools/unheard-of', undefined],
  ['#/tools/library/more', undefined],
  ['#/stories/12', undefined],
  ['', undefined],
])('%j asks for %j', (hash, tool) => expect(toolOfAddress(hash)).toBe(tool));
