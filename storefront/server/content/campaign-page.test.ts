import { expect, test } from 'vitest';
import { prepareStory } from './prepare-story.ts';
import { onDay } from './with-seasons.ts';

const campaign = {
  _uid: 'p',
  component: 'page',
  title: 'Adventsaktion',
  description: 'Nur für kurze Zeit.',
  robots: 'index,follow',
  shownFrom: '2026-11-27 00:00',
  shownUntil: '2026-12-20 00:00',
  beforeText: 'Los geht es am 27. November.',
  afterText: 'Die Aktion ist vorbei.',
  onwardText: 'Alle Weihnachtskarten ansehen',
  onward: { fieldtype: 'multilink', linktype: 'story', id: 'w', cached_url: 'blattwerk/weihnachten' },
  body: [{ _uid: 'a', component: 'bestseller', headline: 'Beliebt' }],
};
const prepared = prepareStory({
  id: 1,
  uuid: 'u',
  name: 'Aktion',
  full_slug: 'blattwerk/aktion',
  content: campaign,
});
const shown = (day: string) => onDay(prepared, day);

test.each(['2026-11-27', '2026-12-20'])('on %s it runs', (day) => {
  expect(shown(day)).toMatchObject({
    story: { content: { body: campaign.body } },
    metadata: { robots: 'index,follow' },
    fedBlocks: [{ _uid: 'a' }],
  });
});

test.each([
  ['2026-11-26', campaign.beforeText],
  ['2026-12-21', campaign.afterText],
])('on %s it says „%s“, leads on and asks for nothing', (day, sentence) => {
  const waiting = shown(day);
  expect(waiting).toMatchObject({ uuid: 'u', hasSeasons: true, fedBlocks: [] });
  expect(waiting.metadata).toMatchObject({ title: 'Adventsaktion', robots: 'noindex,follow' });
  expect(waiting.linkedStories.has('w')).toBe(true);
  const { body } = waiting.story.content;
  expect(body).toMatchObject([
    { component: 'page_container_headline', headline: 'Adventsaktion', headlineType: 'h1' },
    {},
  ]);
  const words = JSON.stringify(body);
  expect(words).toContain(sentence);
  expect(words).toContain('"text":"Alle Weihnachtskarten ansehen"');
  expect(Object.isFrozen(waiting.story.content)).toBe(true);
});

test('a page without days of its own always runs', () => {
  const { shownFrom, shownUntil, ...page } = campaign;
  const always = prepareStory({
    id: 2,
    uuid: 'v',
    name: 'Seite',
    full_slug: 'blattwerk/seite',
    content: page,
  });
  expect(onDay(always, '2030-01-01').story.content.body).toEqual(campaign.body);
});
