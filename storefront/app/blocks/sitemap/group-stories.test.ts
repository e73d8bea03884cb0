import { expect, test } from 'vitest';
import { groupStories } from './group-stories.ts';

test('groups pages by folder, named after the folder page, pages on top last', () => {
  const groups = groupStories([
    { name: 'Impressum', full_slug: 'blattwerk/impressum' },
    { name: 'Versand', full_slug: 'blattwerk/service/versand' },
    { name: 'Service', full_slug: 'blattwerk/service/' },
    { name: 'Kontakt', full_slug: 'blattwerk/service/kontakt' },
    { name: 'Papier verstehen', full_slug: 'blattwerk/magazin/papier-verstehen' },
    { name: 'Startseite', full_slug: 'blattwerk/home' },
  ]);
  expect(groups.map(({ title, stories }) => [title, ...stories.map(({ name }) => name)])).toEqual([
    ['Magazin', 'Papier verstehen'],
    ['Service', 'Kontakt', 'Service', 'Versand'],
    [undefined, 'Impressum', 'Startseite'],
  ]);
});

test('leaves out what the pages of single products are made from', () => {
  const groups = groupStories([
    { name: 'Bilderrahmen', full_slug: 'myposter/bilderrahmen-gestalten' },
    { name: 'Bilderrahmen', full_slug: 'myposter/bilderrahmen' },
  ]);
  expect(groups.flatMap(({ stories }) => stories.map(({ full_slug }) => full_slug))).toEqual([
    'myposter/bilderrahmen',
  ]);
});

test('no stories, no groups', () => {
  expect(groupStories([])).toEqual([]);
});
