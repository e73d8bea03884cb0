import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keepSeparations } from './plate-operators.ts';

const kept = (...lines: string[]) => keepSeparations(lines.join('\n'), (space) => space === 'CS0');

test('what is painted in the separation stays, in its place and with its colour', () => {
  const { content, painted } = kept('2 0 0 2 0 0 cm', 'q', '/CS0 cs', '1 scn', '0 0 5 5 re', 'f', 'Q');
  expect(content.split('\n')).toEqual(['2 0 0 2 0 0 cm', 'q', '/CS0 cs', '1 scn', '0 0 5 5 re', 'f', 'Q']);
  expect(painted).toBe(1);
});

test('other inks, pictures and gradients go, and what clips stays', () => {
  const { content, painted } = kept(
    ...['q', '0 0 9 9 re', 'W n', '/DeviceCMYK cs', '0 0 0 1 scn', '1 1 m', '2 2 l', 'f', '/I1 Do', 'Q'],
    ...[
      '0 0 5 5 re',
      'W',
      'n',
      '/Pattern cs',
      '/Sh1 scn',
      '1 1 3 3 re',
      'B*',
      '/Sh2 sh',
      '0 0 0 1 k',
      '1 1 m',
      'S',
    ],
  );
  expect(content.split('\n')).toEqual(['q', '0 0 9 9 re', 'W n', 'Q', '0 0 5 5 re', 'W', 'n']);
  expect(painted).toBe(0);
});

test('of what is filled and stroked in two inks one is left', () => {
  expect(kept('/CS0 CS', '1 SCN', '1 1 3 3 re', 'B').content).toBe('/CS0 CS\n1 SCN\n1 1 3 3 re\nS');
  expect(kept('/CS0 cs', '1 scn', '1 1 3 3 re', 'b*').content).toBe('/CS0 cs\n1 scn\n1 1 3 3 re\nf*');
});

const ink = fc.constantFrom('/CS0 cs', '/DeviceCMYK cs', '/CS1 cs', '0 0 0 1 k');
const square = fc.constant('1 1 3 3 re\nf');
const inside = fc.letrec<{ block: string }>((tie) => ({
  block: fc
    .array(
      fc.oneof(
        { depthSize: 'small', maxDepth: 4 },
        ink,
        square,
        tie('block').map((block) => `q\n${block}\nQ`),
      ),
      { minLength: 1 },
    )
    .map((lines) => lines.join('\n')),
})).block;

test('after its end a block leaves the ink that was before it', () => {
  fc.assert(
    fc.property(inside, (block) => {
      const expected = (lines: string[]) => {
        const above: boolean[] = [];
        let [isOurs, painted] = [false, 0];
        for (const line of lines) {
          if (line === 'q') above.push(isOurs);
          else if (line === 'Q') isOurs = above.pop() ?? false;
          else if (line === 'f') painted += isOurs ? 1 : 0;
          else if (!line.endsWith('re')) isOurs = line === '/CS0 cs';
        }
        return painted;
      };
      const { content, painted } = kept(block);
      expect(painted).toBe(expected(block.split('\n')));
      expect(kept(content)).toEqual({ content, painted });
    }),
  );
});
