import { expect, test } from 'vitest';
import type { PageStory } from '../../../page/story/story.ts';
import { announceDraft, followDrafts } from './drafts.ts';

const story: PageStory = {
  id: 7,
  content: {
    _uid: 'root',
    component: 'page',
    title: 'Versand',
    description: 'Was der Versand kostet.',
    body: [
      { _uid: 'a', component: 'page_container_headline', headline: 'Versand' },
      { _uid: 'b', component: 'page_container_headline', headline: 'Kosten' },
    ],
  },
};

/** A message as the editor sends it: the whole story, nothing of it an object the page knows. */
function message(change: (draft: PageStory) => void = () => {}) {
  const draft = structuredClone(story);
  change(draft);
  return { ...draft, uuid: 'u', name: 'Versand', full_slug: 'blattwerk/versand' };
}

function follow() {
  const drafts: PageStory[] = [];
  return {
    drafts,
    stop: followDrafts<'page'>(story, { locale: 'de-CH' }, (draft) => drafts.push(draft)),
  };
}

test('a keystroke changes one block, and the next keystroke shares with the one before', () => {
  const { drafts, stop } = follow();
  const type = (headline: string) =>
    message(({ content }) => Object.assign(content.body[1] ?? {}, { headline }));
  announceDraft(type('Kosten und'));
  announceDraft(type('Kosten und Dauer'));
  expect(drafts.map(({ content }) => content.body[1])).toMatchObject([
    { headline: 'Kosten und' },
    { headline: 'Kosten und Dauer' },
  ]);
  expect(drafts[1]?.content.body[0]).toBe(story.content.body[0]);
  stop();
});

test('a message without changes, and drafts of other stories, draw nothing', () => {
  const { drafts, stop } = follow();
  announceDraft(message());
  announceDraft({ ...message(({ content }) => Object.assign(content, { title: 'X' })), id: 8 });
  announceDraft({ id: 7, content: { _uid: 'root', component: 'settings' } });
  announceDraft({ id: 7, content: 'text' });
  announceDraft(null);
  expect(drafts).toEqual([]);
  stop();
});

test('amounts that a text names are those of the previewed shop', () => {
  const { drafts, stop } = follow();
  announceDraft(message(({ content }) => Object.assign(content, { title: 'Ab {invoice-minimum}' })));
  expect(drafts[0]?.content.title).toBe('Ab CHF\u00a025');
  stop();
});

test('nobody is called after they stopped following', () => {
  const { drafts, stop } = follow();
  stop();
  announceDraft(message(({ content }) => Object.assign(content, { title: 'X' })));
  expect(drafts).toEqual([]);
});

test('a draft says who sells as the shop’s settings do', () => {
  const company = {
    name: 'Papierhaus GmbH',
    street: 'Lindwurmstraße 88',
    postalCode: '80331',
    city: 'München',
    managers: 'Ada Kern',
    responsible: 'Jon Weiss',
    phone: '+49 89 2351770',
    email: 'service@blattwerk.de',
    register: 'Amtsgericht München, HRB 250417',
    vatId: 'DE811907980',
  };
  const preview = { storyId: story.id, editorOrigins: [], company };
  const drafts: PageStory[] = [];
  const stop = followDrafts<'page'>(story, { locale: 'de-CH', preview }, (draft) => drafts.push(draft));
  announceDraft(message(({ content }) => Object.assign(content, { title: 'Impressum von {company-name}' })));
  expect(drafts[0]?.content.title).toBe('Impressum von Papierhaus GmbH');
  stop();
});
