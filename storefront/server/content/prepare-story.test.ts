import { expect, test } from 'vitest';
import { isRooted, prepareStory } from './prepare-story.ts';

const prepared = (body: object[]) =>
  prepareStory({
    id: 1,
    uuid: 'u',
    name: 'Versand',
    full_slug: 'blattwerk/versand',
    content: { component: 'page', title: 'Versand', body },
  });

test('what one request does to a story, no other sees: it cannot be changed, at any depth', () => {
  const { story } = prepared([
    { _uid: 'a', component: 'info_text', headline: 'Eins', text: { type: 'doc' } },
  ]);
  const body: unknown = story.content.body;
  if (!Array.isArray(body)) throw new Error('the story has lost its blocks');
  expect(() => Object.assign(story.content, { title: 'X' })).toThrow(TypeError);
  expect(() => body.push({})).toThrow(TypeError);
  expect(() => Object.assign(body[0], { headline: 'X' })).toThrow(TypeError);
  expect(() => Object.assign(body[0].text, { type: 'X' })).toThrow(TypeError);
  expect(story.content).toMatchObject({ title: 'Versand', body: [{ headline: 'Eins' }] });
});

test('it is known of a story which root it has, and whether its texts name amounts', () => {
  const plain = prepared([{ _uid: 'a', component: 'info_text', headline: 'Liebe {Name}' }]);
  const priced = prepared([{ _uid: 'a', component: 'info_text', headline: 'Ab {invoice-minimum}' }]);
  expect([plain.namesAmounts, priced.namesAmounts]).toEqual([false, true]);
  expect([isRooted('page', plain), isRooted('settings', plain)]).toEqual([true, false]);
});
