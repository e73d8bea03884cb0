import fc from 'fast-check';
import { expect, test } from 'vitest';
import { insertParts } from './insert-parts.ts';

const page = '<html><head><title>Grüße</title></head><body><p>a</p></body></html>';
const bytes = (text: string): Uint8Array => Buffer.from(text);

test('what is added stands before the ends of head and body, wherever the document is cut', () => {
  const cuts = fc.array(fc.nat(bytes(page).length), { maxLength: 20 });
  fc.assert(
    fc.property(cuts, (places) => {
      const whole = bytes(page);
      const ends = [...places, whole.length].sort((a, b) => a - b);
      const parts = ends.map((end, at) => whole.subarray(ends[at - 1] ?? 0, end));
      const added = { head: [bytes('<style>ä</style>'), bytes('1')], body: [bytes('<b>'), bytes('</b>')] };
      expect(insertParts(parts, added).toString()).toBe(
        '<html><head><title>Grüße</title><style>ä</style>1</head><body><p>a</p><b></b></body></html>',
      );
    }),
  );
});

test.each(['', '<html></html>', '<html><head></head><body>'])('%s is no document', (text) => {
  expect(() => insertParts([bytes(text)], { head: [], body: [] })).toThrow('React wrote no');
});
