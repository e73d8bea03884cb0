import { expect, test } from 'vitest';
import type { InsertReferences } from '../../../content-space/story-shape/insert-references.ts';
import type { Block } from '../../base/content/block.ts';
import { block } from '../../base/content/testing-blocks.ts';
import { type Connected, connecting, type PreviewEvent, type PreviewState, step } from './preview-state.ts';

const config = { resolveRelations: [], resolveLinks: null, fallbackLang: null };
const initialized: PreviewEvent = { kind: 'initialized', config };
const changed = (content: Block, now: number): PreviewEvent => ({ kind: 'content-changed', content, now });
const due = (content: Block, now: number): PreviewEvent => ({ kind: 'send-due', content, now });
const lineOpened: PreviewEvent = { kind: 'line-opened', greeting: 1, content: block('a'), now: 50 };
const [first, second, third] = [block('a'), block('b'), block('c')];
const insertReferences: InsertReferences = (node) => node;

/** The state after some events, and the kinds of all effects in their order. */
function after(...events: PreviewEvent[]) {
  let state: PreviewState = connecting;
  const kinds: string[] = [];
  for (const event of events) {
    const next = step(state, event);
    state = next.state;
    kinds.push(...next.effects.map(({ kind }) => kind));
  }
  return { state, kinds };
}

function connectedAfter(...events: PreviewEvent[]): Connected {
  const { state } = after(...events);
  if (state.phase !== 'connected') throw new Error(`the page is ${state.phase}`);
  return state;
}

test('nothing is sent before the page has said that it is there', () => {
  expect(after(changed(first, 0), due(first, 20)).kinds).toEqual([]);
});

test('a page that says nothing for too long is silent, and connects when it speaks after all', () => {
  expect(after({ kind: 'patience-over' })).toEqual({ state: { phase: 'silent' }, kinds: ['tell-silent'] });
  expect(after({ kind: 'patience-over' }, initialized).kinds).toEqual(['tell-silent', 'greet']);
});

test('patience that ends after the greeting changes nothing', () => {
  expect(after(initialized, { kind: 'patience-over' }).kinds).toEqual(['greet']);
});

test('the first edit is sent at once, the next within the gap later, with the content of then', () => {
  expect(after(initialized, changed(first, 100)).kinds).toEqual(['greet', 'send']);
  const waiting = connectedAfter(initialized, changed(first, 100), changed(second, 104));
  expect(step(waiting, changed(third, 106)).effects).toEqual([]);
  expect(step(waiting, due(third, 112)).effects).toEqual([
    { kind: 'send', content: third, state: { ...waiting, isWaiting: false, sent: third, sentAt: 112 } },
  ]);
});

test('the rest of the gap is waited for', () => {
  const state = connectedAfter(initialized, changed(first, 100));
  expect(step(state, changed(second, 104)).effects).toEqual([{ kind: 'send-later', afterMs: 8 }]);
  expect(step(state, changed(second, 112)).effects).toMatchObject([{ kind: 'send', content: second }]);
});

test('content that the page already has is not sent again, unless references were resolved', () => {
  const state = connectedAfter(initialized, changed(first, 100));
  expect(step(state, changed(first, 200)).effects).toEqual([]);
  const resolved: PreviewEvent = {
    kind: 'references-resolved',
    greeting: 1,
    insertReferences,
    content: first,
    now: 200,
  };
  expect(step(state, resolved).effects).toMatchObject([
    { kind: 'send', content: first, state: { insertReferences } },
  ]);
});

test('references and a line of an earlier greeting are stale', () => {
  const state = connectedAfter(initialized, initialized);
  expect(state.greeting).toBe(2);
  expect(step(state, lineOpened)).toEqual({ state, effects: [] });
  expect(
    step(state, { kind: 'references-resolved', greeting: 1, insertReferences, content: first, now: 0 }),
  ).toEqual({ state, effects: [] });
});

test('a page that takes the line is told by it what it may have missed: surroundings, selection, the draft', () => {
  const { kinds } = after(initialized, changed(first, 10), lineOpened);
  expect(kinds).toEqual(['greet', 'send', 'introduce', 'send']);
});

test('a page that loads again has neither line nor draft, but its references are known', () => {
  const state = connectedAfter(initialized, lineOpened, {
    kind: 'references-resolved',
    greeting: 1,
    insertReferences,
    content: first,
    now: 100,
  });
  expect(state).toMatchObject({ hasLine: true, sent: first });
  expect(step(state, initialized).state).toMatchObject({
    greeting: 2,
    hasLine: false,
    sent: undefined,
    insertReferences,
  });
});

test('a stopped session releases once what it holds and does nothing more', () => {
  const { state, kinds } = after(initialized, { kind: 'stopped' }, initialized, changed(first, 0), {
    kind: 'stopped',
  });
  expect(state).toEqual({ phase: 'stopped' });
  expect(kinds).toEqual(['greet', 'release']);
});
