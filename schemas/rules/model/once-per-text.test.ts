import fc from 'fast-check';
import { expect, test } from 'vitest';
import { oncePerText } from './once-per-text.ts';

test('answers as the question itself does, whatever was asked before', () => {
  const question = (text: string) => `${text.length} ${text}`;
  const remembering = oncePerText(question);
  const alike = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 6 });
  fc.assert(
    fc.property(fc.array(fc.oneof(alike, fc.string({ maxLength: 1200 }))), (texts) => {
      for (const text of texts) expect(remembering(text)).toBe(question(text));
    }),
  );
});

test('a text that comes again is not looked at again', () => {
  let looks = 0;
  const remembering = oncePerText((text) => {
    looks += 1;
    return text.length;
  });
  for (let round = 0; round < 3; round += 1) expect(remembering('Einladungskarten')).toBe(16);
  expect(looks).toBe(1);
});
