import { expect, test } from 'vitest';
import { allowedBlocks, listFieldsOf } from '../../base/schema/allowed-blocks.ts';
import type { InsertChoice } from '../../store/dialog-store.ts';
import type { Say } from '../messages/messages.ts';
import { blockGroups, foundElsewhere, savedGroup, searchOffers, templateGroup } from './library-offers.ts';

const say: Say = Object.assign((key: string) => key, { language: 'de' as const });
const sayEnglish: Say = Object.assign((key: string) => key, { language: 'en' as const });

function choiceFor(component: string, room = 9): InsertChoice {
  const accepts = listFieldsOf(component).flatMap((field) => allowedBlocks(field).map(({ name }) => name));
  return { place: undefined, allowed: accepts, accepts, room, choose: () => {} };
}

const onPage = choiceFor('page');
const found = (typed: string) =>
  searchOffers(blockGroups(say, [onPage]), typed).flatMap(({ offers }) => offers.map(({ id }) => id));

test('blocks come by folder, those used most first', () => {
  const groups = blockGroups(say, [onPage]);
  expect(groups.map(({ title }) => title).slice(0, 3)).toEqual(['Teaser', 'Inhalte', 'Übersichten']);
  expect(
    groups
      .flatMap(({ offers }) => offers)
      .map(({ id }) => id)
      .sort(),
  ).toEqual([...onPage.accepts].sort());
});

test('the English interface has English names, and finds by German ones too', () => {
  const groups = blockGroups(sayEnglish, [onPage]);
  expect(groups.map(({ title }) => title).slice(0, 3)).toEqual(['Teasers', 'Content', 'Listings']);
  const names = (typed: string) =>
    searchOffers(groups, typed).flatMap(({ offers }) => offers.map(({ name }) => name));
  expect(names('hauptteaser')).toEqual(['Main teaser']);
  expect(names('leaf through')).toContain('Main teaser');
  expect(names('product slider')).toEqual(['Bestsellers']);
  expect(foundElsewhere(sayEnglish, 'folie', [onPage])).toContainEqual({
    name: 'Slide',
    takenBy: ['Main teaser'],
  });
});

test.each([
  ['a German name', 'hauptteaser', 'main_teaser'],
  ['an English one', 'delivery price', 'shipping_price_table'],
  ['its name in the schema', 'shipping price', 'shipping_price_table'],
  ['the description', 'blättern', 'main_teaser'],
  ['a name with a typing error', 'newslettr', 'newsletter'],
])('a block is found by %s', (_what, typed, block) => {
  expect(found(typed)).toContain(block);
});

test('names count more than descriptions, and errors only where nothing fits', () => {
  expect(found('bild')[0]).toBe('image_teaser');
  expect(found('hauptteaser')).toEqual(['main_teaser']);
});

test('a block that may stand elsewhere only says where', () => {
  expect(foundElsewhere(say, 'folie', [onPage])).toContainEqual({ name: 'Folie', takenBy: ['Hauptteaser'] });
  expect(foundElsewhere(say, 'hauptteaser', [onPage])).toEqual([]);
  expect(foundElsewhere(say, '', [onPage])).toEqual([]);
});

test('a saved section is offered where all its blocks fit', () => {
  const info = { _uid: 'a', component: 'info_text' };
  const slide = { _uid: 'b', component: 'teaser_slide' };
  const sections = [
    { id: 1, name: 'Hinweise', blocks: [info, info] },
    { id: 2, name: 'Folie', blocks: [slide] },
  ];
  const names = (choice: InsertChoice) =>
    savedGroup(say, sections, [choice]).flatMap(({ offers }) => offers.map(({ name }) => name));
  expect(names(onPage)).toEqual(['Hinweise']);
  expect(names(choiceFor('main_teaser'))).toEqual(['Folie']);
  expect(names(choiceFor('page', 1))).toEqual([]);
});

test('whole pages are offered where nothing stands on the page yet', () => {
  const begun: string[] = [];
  const begin = (template: string) => void begun.push(template);
  const page = { root: 'page', templates: ['occasion', 'service'] as const };
  const [group] = templateGroup(say, page, begin);
  expect(group?.offers.map(({ name }) => name)).toEqual(['template.occasion', 'template.service']);
  group?.offers[1]?.insert();
  expect(begun).toEqual(['service']);
  expect(templateGroup(say, undefined, begin)).toEqual([]);
});
