import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCopied, writeCopied } from './copied-blocks.ts';
import { anyPage } from './testing-blocks.ts';

test('any blocks come out of the clipboard as they went in', () => {
  fc.assert(
    fc.property(fc.array(anyPage, { minLength: 1, maxLength: 4 }), (blocks) => {
      expect(readCopied(writeCopied(blocks))).toEqual(JSON.parse(JSON.stringify(blocks)));
    }),
  );
});

test('any other text is none of ours', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(readCopied(text)).toBeUndefined();
    }),
  );
});

test.each([
  ['a block without a name', { blattwerk: 'blocks', version: 1, blocks: [{ _uid: 'a' }] }],
  ['no blocks', { blattwerk: 'blocks', version: 1, blocks: [] }],
  ['a later version', { blattwerk: 'blocks', version: 2, blocks: [{ _uid: 'a', component: 'quote' }] }],
  [
    'too many blocks',
    { blattwerk: 'blocks', version: 1, blocks: Array(201).fill({ _uid: 'a', component: 'quote' }) },
  ],
])('%s is refused', (_what, copied) => {
  expect(readCopied(JSON.stringify(copied))).toBeUndefined();
});
