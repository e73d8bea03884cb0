import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  draftStory,
  exampleContext,
  exampleHeadline,
  exampleOffer,
  exampleSlug,
  exampleTeaser,
  exampleText,
  folderWithoutStartPage,
  folderWithStartPage,
  format,
  heading,
  knownStory,
  linkMark,
  paragraph,
  picture,
  storyLink,
} from './examples/example-content.ts';
import { exampleSchema } from './examples/example-schema.ts';
import { goodPages } from './examples/good-pages.ts';
import { createJudge } from './judge.ts';
import type { JudgeContext, JudgedStory } from './model/judged-story.ts';

const judge = createJudge(exampleSchema);

type Page = Record<string, unknown>;
type Broken = { content: Page; envelope?: Partial<JudgedStory>; context?: Partial<JudgeContext> };
type Breaking = (page: Page, at: number) => Broken;

/** Puts one more section somewhere behind the main heading. */
function adding(section: object): Breaking {
  return (page, at) => {
    const body = Array.isArray(page.body) ? page.body : [];
    const place = 1 + (at % body.length);
    return { content: { ...page, body: body.toSpliced(place, 0, { ...section, _uid: 'broken' }) } };
  };
}

function changing(fields: object): Breaking {
  return (page) => ({ content: { ...page, ...fields } });
}

function linkingTo(id: string, fields: object = {}): Breaking {
  return adding(exampleTeaser({ url: storyLink(id, { ...fields }) }));
}

function saying(text: string): Breaking {
  return adding(exampleText([paragraph('Papier'), paragraph(text)]));
}

function sized(size: string): Breaking {
  const filename = `https://a.storyblok.com/f/100001/${size}/5f3c/rosen.jpg`;
  const breaking = adding(exampleTeaser({ image: picture({ filename }) }));
  return (page, at) => ({ ...breaking(page, at), context: { assetExists: () => true } });
}

const empty = { type: 'paragraph' };
const englishText = 'Invitations on fine paper with the photo that you like best of all.';
const germanText = 'Einladungskarten auf feinem Papier mit dem Foto, das ihr am liebsten habt.';

/** What people do to pages, by the rule that has to notice. */
const mutations: Record<string, Breaking> = {
  unpublished_link: (page, at) => ({ ...linkingTo(draftStory)(page, at), envelope: { published: true } }),
  premature_link: linkingTo(draftStory),
  folder_link: linkingTo(folderWithoutStartPage),
  start_folder_link: linkingTo(folderWithStartPage),
  broken_story_link: linkingTo('a3f1c9d2-0000-4000-8000-00000000dead'),
  missing_anchor: linkingTo(knownStory, { anchor: 'ladenbau' }),
  foreign_plugin_value: adding(exampleOffer({ products: format('105x148') })),
  missing_required_field: changing({ title: '\u200b\u00ad' }),
  invalid_slug: (page) => ({ content: page, envelope: { slug: 'Schöne Karten' } }),
  unusual_slug: (page) => ({ content: page, envelope: { slug: 'schöne-karten' } }),
  invalid_date: (page) => ({ content: page, envelope: { publish_at: '2026-13-01T08:00:00Z' } }),
  missing_folder: (page) => ({ content: page, envelope: { parent_id: 4711 } }),
  invalid_email: linkingTo('', { linktype: 'email', email: 'service.blattwerk.example', cached_url: '' }),
  insecure_address: linkingTo('', { linktype: 'url', url: 'http://www.dhl.de/' }),
  control_character: saying('Herzlich\u0000 willkommen'),
  typed_markup: saying('Heute <b>kostenlos</b>'),
  filler_text: saying('Lorem ipsum dolor sit amet'),
  unknown_price: saying('Jede Karte nur 0,03 €, solange der Vorrat reicht'),
  empty_paragraphs: adding(exampleText([paragraph('Papier'), ...Array.from({ length: 60 }, () => empty)])),
  empty_table: adding(
    exampleOffer({
      sizes: { fieldtype: 'table', thead: [{ component: '_table_head', _uid: 'h', value: ' ' }], tbody: [] },
    }),
  ),
  wrong_language: changing({ description: englishText }),
  untranslated_text: changing({ description: germanText, description__i18n__en: germanText }),
  duplicate_title: (page) => ({ content: page, context: { pagesTitled: () => ['blattwerk/heirat'] } }),
  button_without_target: adding(exampleOffer({ linkText: 'Alle Karten' })),
  button_without_text: adding(exampleOffer({ isButtonVisible: true, url: storyLink(knownStory) })),
  season_passed: adding(exampleTeaser({ shownUntil: '2025-12-24 00:00' })),
  season_backwards: adding(exampleTeaser({ shownFrom: '2027-02-02 00:00', shownUntil: '2027-01-01 00:00' })),
  poor_alt_text: adding(exampleTeaser({ image: picture({ alt: 'IMG_2041.jpg' }) })),
  unreadable_colour: adding(exampleOffer({ backgroundColor: '#ffffff', textColor: '#fefefe' })),
  picture_shape: sized('400x4000'),
  picture_too_small: sized('40x38'),
  skipped_heading_rank: adding(exampleText([heading(2, 'Papier'), heading(4, 'Matt'), paragraph('Weich')])),
  several_h1: adding(exampleHeadline()),
  invalid_rich_text: adding(exampleText([paragraph('Papier', [linkMark({ target: 'nirgends' })])])),
};

describe('a page as editors make them', () => {
  it('raises no alarm', () => {
    fc.assert(
      fc.property(goodPages, (content) => {
        expect(findingsIn({ content })).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it.each(Object.keys(mutations))('raises one where it is broken: %s, and no other', (code) => {
    const breaking = mutations[code];
    fc.assert(
      fc.property(goodPages, fc.nat(), (page, at) => {
        const codes = breaking ? findingsIn(breaking(page, at)) : [];
        expect([...new Set(codes)]).toEqual([code]);
      }),
      { numRuns: 25 },
    );
  });
});

function findingsIn({ content, envelope, context }: Broken): string[] {
  const story = { full_slug: exampleSlug, slug: 'hochzeit', name: 'Hochzeit', content, ...envelope };
  return judge(story, { ...exampleContext, ...context }).map(({ code }) => code);
}
