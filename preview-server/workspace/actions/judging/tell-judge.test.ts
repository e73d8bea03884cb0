import { applyChange } from '@blattwerk/schemas/preview/story-change.ts';
import { expect, test } from 'vitest';
import { createTellJudge } from './tell-judge.ts';
import type { StoryToJudge, ToWorker } from './worker-messages.ts';

const page = (id: number, title: string): StoryToJudge => ({
  ...{ id, uuid: `uuid-${id}`, full_slug: `seite-${id}`, name: 'Seite', slug: `seite-${id}` },
  parent_id: null,
  content: {
    _uid: `seite-${id}`,
    component: 'page',
    title,
    body: [{ _uid: 'text', component: 'text_page' }],
  },
});

function setUp() {
  const messages: ToWorker[] = [];
  return { messages, judge: createTellJudge((message) => messages.push(structuredClone(message))) };
}

test('the open page is told once, then what has changed in it', () => {
  const { messages, judge } = setUp();
  judge.judgeOpen(page(1, 'Alt'));
  judge.judgeOpen({ ...page(1, 'Neu'), state: 7 });
  expect(messages.map(({ kind }) => kind)).toEqual(['judge', 'change']);
  const [, changed] = messages;
  if (changed?.kind !== 'change') throw new Error('Nothing was told to have changed.');
  expect(changed.story).toMatchObject({ id: 1, state: 7 });
  expect(JSON.stringify(changed)).not.toContain('text_page');
  expect(applyChange(page(1, 'Alt').content, changed.change)).toEqual(page(1, 'Neu').content);
});

test('a page is told as a whole where the judge holds another state of it, or nothing has changed', () => {
  const { messages, judge } = setUp();
  judge.judgeOpen(page(1, 'Alt'));
  judge.judgeOther(page(1, 'Gespeichert'));
  judge.judgeOpen(page(1, 'Neu'));
  judge.judgeOpen(page(2, 'Andere'));
  judge.judgeOpen(page(1, 'Neu'));
  judge.judgeOpen(page(1, 'Neu'));
  expect(messages.map(({ kind }) => kind)).toEqual(Array(6).fill('judge'));
});
