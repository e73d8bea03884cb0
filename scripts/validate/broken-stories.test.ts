import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRecord } from '@blattwerk/schemas/rules/model/is-record.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { runCall } from './run-call.ts';

const own = join(import.meta.dirname, '..', '..', 'content');
const root = mkdtempSync(join(tmpdir(), 'broken-stories-'));
const stories = join(root, 'stories', '100001');

type Story = Record<string, unknown>;
type Breaking = (story: Story) => Story;

const draft = 'a3f1c9d2-0000-4000-8000-00000000d4af';
const folder = 'a3f1c9d2-0000-4000-8000-00000000f01d';
const smallPicture = '/f/100001/160x120/0000/klein.webp';
const tallPicture = '/f/100001/800x2400/0000/hoch.webp';

beforeAll(() => {
  mkdirSync(stories, { recursive: true });
  cpSync(join(own, 'stories', '100001'), stories, { recursive: true });
  mkdirSync(join(root, 'assets'));
  for (const [name, path] of [
    ['klein', smallPicture],
    ['hoch', tallPicture],
  ] as const) {
    writeFileSync(
      join(root, 'assets', `${name}.json`),
      JSON.stringify({ filename: `https://a.storyblok.com${path}` }),
    );
    writeFileSync(join(root, 'assets', `${name}.webp`), '');
  }
});
afterAll(() => rmSync(root, { recursive: true }));

const text = (...content: unknown[]) => ({ type: 'doc', content });
const paragraph = (words: string, marks: unknown[] = []) => ({
  type: 'paragraph',
  content: [{ type: 'text', text: words, marks }],
});
const infoText = (...content: unknown[]) => ({
  component: 'info_text',
  headline: 'Noch etwas',
  text: text(...content),
});
const usp = (url: object) => ({
  component: 'usp_bar',
  items: [
    {
      _uid: 'usp',
      component: 'usp_item',
      title: 'Versand in drei Tagen',
      url: { fieldtype: 'multilink', id: '', url: '', cached_url: '', ...url },
    },
  ],
});
const to = (id: string, more: object = {}) => usp({ linktype: 'story', id, cached_url: 'anderswo', ...more });

/** A section more at the end of the page. */
function adding(section: object): Breaking {
  return inContent((content) => {
    const body = Array.isArray(content.body) ? content.body : [];
    return { ...content, body: [...body, { _uid: 'broken', ...section }] };
  });
}

function inContent(change: (content: Story) => Story): Breaking {
  return (story) => ({ ...story, content: change(isRecord(story.content) ? story.content : {}) });
}

/** A teaser with one of the page's own pictures. */
function teaser(fields: Story, picture: Story = {}): Breaking {
  return (story) => {
    const image = { ...pictureOf(story), ...picture };
    return adding({ component: 'image_teaser', headline: 'Herbst', image, ...fields })(story);
  };
}

/** A slide of the main teaser. */
function slide(fields: Story): Breaking {
  return (story) => {
    const image = { _uid: 'image', component: 'responsive_image', image: pictureOf(story), media: 'all' };
    const responsiveImages = [{ ...image, aspectRatio: '300:235' }];
    const usual = { isButtonVisible: false, tagNameHeadline: 'h2', responsiveImages };
    const slides = [{ _uid: 'slide', component: 'teaser_slide', title: 'Herbst', ...usual, ...fields }];
    return adding({ component: 'main_teaser', teaser: slides })(story);
  };
}

const english =
  'Invitations on fine paper with the photo that you like best of all, delivered in three days.';
const title = 'Zwei Seiten, ein Titel';

/** What was done to a page, by the rule that has to notice. */
const breakings: [code: string, breaking: Breaking][] = [
  ['unpublished_link', adding(to(draft))],
  ['folder_link', adding(to(folder))],
  [
    'missing_anchor',
    adding(
      infoText(
        paragraph('Zum Papier', [
          {
            type: 'link',
            attrs: { href: '#gibtsnicht', uuid: null, anchor: null, target: null, linktype: 'url' },
          },
        ]),
      ),
    ),
  ],
  [
    'foreign_plugin_value',
    adding({
      component: 'product_list',
      headline: 'Neu',
      products: { plugin: 'blattwerk-theme', version: 1, themeId: 1461 },
    }),
  ],
  ['missing_required_field', inContent((content) => ({ ...content, title: '\u200b\u200b' }))],
  [
    'missing_required_field',
    adding({ component: 'page_container_headline', headline: '\u00ad\u00ad', headlineType: 'h2' }),
  ],
  ['invalid_slug', (story) => ({ ...story, slug: 'Schöne Karten' })],
  ['invalid_date', (story) => ({ ...story, publish_at: 'übermorgen' })],
  ['invalid_date', (story) => ({ ...story, expire_at: '2026-02-30T10:00:00.000Z' })],
  ['invalid_email', adding(usp({ linktype: 'email', email: 'service.blattwerk.example' }))],
  ['control_character', adding(infoText(paragraph('Herzlich\u0000 willkommen')))],
  ['missing_folder', (story) => ({ ...story, parent_id: 4711 })],
  ['button_without_target', teaser({ buttonText: 'Alle Karten' })],
  [
    'button_without_text',
    slide({
      isButtonVisible: true,
      url: { fieldtype: 'multilink', linktype: 'url', id: '', url: '/suche/', cached_url: '' },
    }),
  ],
  ['season_passed', slide({ shownUntil: '2025-12-24 00:00' })],
  ['season_backwards', slide({ shownFrom: '2127-02-02 00:00', shownUntil: '2127-01-01 00:00' })],
  ['poor_alt_text', teaser({}, { alt: 'DSC_0815.JPG' })],
  ['poor_alt_text', teaser({}, { alt: '🌹🌹' })],
  ['unknown_price', adding(infoText(paragraph('Jede Karte nur 0,03 €, solange der Vorrat reicht.')))],
  ['insecure_address', adding(usp({ linktype: 'url', url: 'http://www.dhl.de/' }))],
  [
    'empty_paragraphs',
    adding(infoText(paragraph('Matt'), ...Array.from({ length: 60 }, () => ({ type: 'paragraph' })))),
  ],
  [
    'empty_table',
    slide({
      teaserHtmlAttributes: {
        fieldtype: 'table',
        thead: [{ _uid: 'h', component: '_table_head', value: '' }],
        tbody: [],
      },
    }),
  ],
  ['typed_markup', adding(infoText(paragraph('Heute <strong>kostenlos</strong> geliefert')))],
  ['filler_text', adding(infoText(paragraph('Lorem ipsum dolor sit amet')))],
  ['filler_text', adding(infoText(paragraph('TODO: Text von Anna')))],
  ['wrong_language', adding(infoText(paragraph(english)))],
  ['untranslated_text', inContent((content) => ({ ...content, description__i18n__en: content.description }))],
  ['duplicate_title', inContent((content) => ({ ...content, title }))],
  ['duplicate_title', inContent((content) => ({ ...content, title }))],
  ['unreadable_colour', slide({ backgroundColor: '#ffffff', textColor: '#ffffff' })],
  [
    'skipped_heading_rank',
    adding({ component: 'page_container_headline', headline: 'Viel kleiner', headlineType: 'h4' }),
  ],
  ['picture_shape', teaser({}, { filename: `https://a.storyblok.com${tallPicture}` })],
  ['picture_too_small', teaser({}, { filename: `https://a.storyblok.com${smallPicture}` })],
];

it('finds what was broken in each of our pages, and nothing in the others', async () => {
  const pages = pageFiles().slice(0, breakings.length);
  expect(pages).toHaveLength(breakings.length);
  const broken = pages.map((file, place) => {
    const [code = '', breaking = (story: Story) => story] = breakings[place] ?? [];
    const story = readStory(file);
    writeFileSync(join(stories, file), JSON.stringify(breaking(story)));
    return [story.full_slug, [code]] as const;
  });
  addStory({ uuid: draft, full_slug: 'blattwerk/entwurf', slug: 'entwurf', published: false });
  addStory({ uuid: folder, full_slug: 'blattwerk/ordner', slug: 'ordner', is_folder: true, content: {} });

  let out = '';
  await runCall(['--format', 'json', '--stories', root], {
    print: (printed) => {
      out += printed;
    },
    complain: (sentence) => expect(sentence).toBe(''),
  });
  const { findings } = z
    .object({ findings: z.array(z.object({ story: z.string(), code: z.string() })) })
    .parse(JSON.parse(out));
  const found = Map.groupBy(findings, ({ story }) => story);
  const codes = [...found].map(
    ([story, those]) => [story, [...new Set(those.map(({ code }) => code))]] as const,
  );
  expect(Object.fromEntries(codes)).toEqual(Object.fromEntries(broken));
});

/** Pages of the card shop that have a picture. */
function pageFiles(): string[] {
  return readdirSync(stories).filter((file) => {
    const { content, full_slug, is_folder } = readStory(file);
    if (is_folder || !isRecord(content) || content.component !== 'page') return false;
    return String(full_slug).startsWith('blattwerk/') && pictureOf({ content }) !== undefined;
  });
}

function readStory(file: string): Story {
  const story: unknown = JSON.parse(readFileSync(join(stories, file), 'utf8'));
  return isRecord(story) ? story : {};
}

let ids = 1;

function addStory(fields: Story): void {
  ids += 1;
  const content = readStory(pageFiles().at(-1) ?? '').content;
  const page = isRecord(content)
    ? { ...content, title: 'Ein Entwurf, der noch niemandem gezeigt wird' }
    : content;
  const story = { id: ids, name: 'Neu', content: page, ...fields };
  writeFileSync(join(stories, `new-${ids}.json`), JSON.stringify(story));
}

/** The first picture of a story. */
function pictureOf({ content }: Story): Story | undefined {
  const values: unknown[] = [content];
  for (const value of values) {
    if (isRecord(value) && value.fieldtype === 'asset' && value.filename) return value;
    if (typeof value === 'object' && value !== null) values.push(...Object.values(value));
  }
  return undefined;
}
