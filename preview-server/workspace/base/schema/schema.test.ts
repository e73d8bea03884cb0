import { expect, test } from 'vitest';
import { allowedBlocks, roomFor } from './allowed-blocks.ts';
import { blockTitle } from './block-title.ts';
import { definitionOf, definitions, type FieldOf } from './definitions.ts';
import { formTabs, tabOf, translatableFields } from './form-tabs.ts';
import { blockLabel, fieldLabel, folderLabel, optionLabel } from './labels.ts';
import { newBlock } from './new-block.ts';

const page = definition('page');

function definition(name: string) {
  const found = definitionOf(name);
  if (!found) throw new Error(`no block ${name}`);
  return found;
}

function blokField(component: string, name: string): FieldOf<'bloks'> {
  const field = definition(component).fields.find((each) => each.name === name);
  if (field?.type !== 'bloks') throw new Error(`${component}.${name} holds no blocks`);
  return field;
}

test('a field offers only what it takes', () => {
  const names = allowedBlocks(blokField('page', 'body')).map(({ name }) => name);
  expect(names).toContain('main_teaser');
  expect(names).not.toContain('teaser_slide');
  expect(names).not.toContain('page');
});

test('a list with a limit has no room beyond it', () => {
  const smallTeasers = blokField('main_teaser', 'smallTeaser');
  expect(roomFor(smallTeasers, 4)).toBe(2);
  expect(roomFor(smallTeasers, 6)).toBe(0);
});

test('fields stand on their tabs, each field once', () => {
  const tabs = formTabs(page);
  expect(tabs.map(({ tab }) => tab?.display_name)).toEqual([undefined, 'Suche & Teilen', 'Aktion']);
  for (const each of definitions) {
    const shown = formTabs(each).flatMap(({ groups }) => groups.flatMap(({ fields }) => fields));
    const expected = each.fields.filter(({ type }) => type !== 'tab' && type !== 'section');
    expect(shown.map(({ name }) => name).sort()).toEqual(expected.map(({ name }) => name).sort());
  }
  expect(tabOf(page, 'description')).toBe('tab-sharing');
  expect(tabOf(page, 'body')).toBe('content');
});

test('only translatable fields ask for translations', () => {
  const names = translatableFields(page).map(({ name }) => name);
  expect(names).toContain('title');
  expect(names).not.toContain('robots');
});

test('blocks, fields, tabs and choices have a name in each language', () => {
  const [robots, sharing] = ['robots', 'tab-sharing'].map((name) =>
    page.fields.find((field) => field.name === name),
  );
  if (robots?.type !== 'option' || !sharing) throw new Error('page has changed');
  const chosen = { name: 'Finden und Links folgen', value: 'index,follow' };
  const names = (language: 'de' | 'en') => [
    blockLabel('page', language),
    fieldLabel(robots, language),
    fieldLabel(sharing, language),
    optionLabel(robots, chosen, language),
    folderLabel('Seitentypen', language),
  ];
  expect(names('de')).toEqual([
    'Seite',
    'Suchmaschinen',
    'Suche & Teilen',
    'Finden und Links folgen',
    'Seitentypen',
  ]);
  expect(names('en')).toEqual(['Page', 'Search engines', 'SEO', 'Find, and follow links', 'Page types']);
  expect(blockLabel('unknown_block', 'en')).toBe('unknown_block');
});

test('a new block starts with its default values', () => {
  expect(newBlock('page')).toMatchObject({ component: 'page', body: [], robots: 'noindex,nofollow' });
  expect(newBlock('teaser_slide')).toMatchObject({ isButtonVisible: true, controlColorMobile: '#ffffff' });
});

test('pictures that show the same are told apart by the screens they are for', () => {
  const image = { filename: '/f/1/400x300/ab/rosen.webp', alt: 'Rosen' };
  const title = (choices: object, language: 'de' | 'en' = 'de') =>
    blockTitle(
      { _uid: 'a', component: 'responsive_image', image, aspectRatio: '59:22', ...choices },
      language,
    );
  expect(title({ media: 'all' })).toBe('Rosen');
  expect(title({ media: 'mobile' })).toBe('Nur Telefon und Tablet: Rosen');
  expect(title({ media: 'mobile' }, 'en')).toBe('Phones and tablets only: Rosen');
  expect(title({ media: 'desktop', image: { ...image, alt: '' } })).toBe('Nur Desktop: rosen.webp');
});

test('a block is named by its preview field, else by its first words', () => {
  expect(blockTitle({ _uid: 'a', component: 'teaser_slide', title: 'Hochzeit' }, 'de')).toBe('Hochzeit');
  const text = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Guten Tag' }] }],
  };
  expect(blockTitle({ _uid: 'a', component: 'text_page', text }, 'de')).toBe('Guten Tag');
  expect(blockTitle({ _uid: 'a', component: 'unknown_block' }, 'de')).toBe('');
  const title = 'Newsletter: {newsletter-voucher} geschenkt';
  expect(blockTitle({ _uid: 'a', component: 'teaser_slide', title }, 'de')).toMatch(
    /^Newsletter: \d+\s€ geschenkt$/,
  );
});
