import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyChange, change, changeBetween } from './story-change.ts';

type Block = { _uid: string; component: string; title: string; items: Block[] };

const block = (uid: string, title = uid, items: Block[] = []): Block => ({
  _uid: uid,
  component: 'text',
  title,
  items,
});
const page = (...body: Block[]) => ({ id: 1, content: { _uid: 'root', body } });
const long = page(...Array.from({ length: 500 }, (_, at) => block(`b${at}`, 'Text', [block(`c${at}`)])));

/** As a message brings it: read by the schema, no object of it known. */
const received = (before: unknown, after: unknown) => {
  const made = changeBetween(before, after);
  return made && change.parse(structuredClone(made));
};

test('a key in a page of a thousand blocks is told in a few words', () => {
  const after = structuredClone(long);
  Object.assign(after.content.body[250]?.items[0] ?? {}, { title: 'Getippt' });
  const made = changeBetween(long, after);
  expect(JSON.stringify(made).length).toBeLessThan(500);
  expect(JSON.stringify(made)).toContain('Getippt');
});

test.each([
  ['inserted', [block('a'), block('new'), block('b')]],
  ['deleted', [block('b')]],
  ['moved', [block('b'), block('a')]],
])('a block %s leaves the others the same objects', (_what, body) => {
  const before = page(block('a'), block('b'));
  const made = received(before, page(...body));
  expect(made).toBeDefined();
  const after = made && applyChange(before, made);
  expect(after).toEqual(page(...body));
  const [last] = Object(after).content.body.filter(({ _uid }: Block) => _uid === 'b');
  expect(last).toBe(before.content.body[1]);
});

test('equal states differ by nothing', () => {
  expect(changeBetween(long, structuredClone(long))).toBeUndefined();
});

const json = fc.jsonValue({ maxDepth: 4 });
const blockWith = (items: fc.Arbitrary<Block[]>): fc.Arbitrary<Block> =>
  fc.record({
    _uid: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    component: fc.constant('text'),
    title: fc.string({ maxLength: 3 }),
    items,
  });
const leaf = blockWith(fc.constant([]));
const tree = blockWith(fc.array(blockWith(fc.array(leaf, { maxLength: 3 })), { maxLength: 3 }));

test('the change between any two states makes one the other', () => {
  for (const states of [json, fc.array(tree)])
    fc.assert(
      fc.property(states, states, (before, after) => {
        const made = received(before, after);
        expect(made ? applyChange(before, made) : before).toEqual(after);
      }),
    );
});
