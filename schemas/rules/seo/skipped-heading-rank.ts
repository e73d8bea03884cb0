import {
  exampleHeadline,
  examplePage,
  exampleText,
  heading,
  pageWith,
  paragraph,
} from '../examples/example-content.ts';
import { isBlankText } from '../model/blank-text.ts';
import type { Fix } from '../model/fix.ts';
import { offeredFix, replacing } from '../model/making-fixes.ts';
import type { Complaint, Place, Rule } from '../model/rule.ts';
import { extend } from '../model/story-path.ts';
import type { ReadBlock, ReadHeading } from '../model/story-reading.ts';
import { pageRoot } from './page-root.ts';

export const skippedHeadingRank: Rule = {
  code: 'skipped_heading_rank',
  title: { de: 'Übersprungene Überschriftenstufe', en: 'Skipped rank of headings' },
  severity: 'warning',
  description: {
    de: 'Auf eine Überschrift folgt eine, die mehr als eine Stufe kleiner ist, etwa H4 auf H2.',
    en: 'A heading is followed by one that is more than one rank lower, such as H4 after H2.',
  },
  examples: {
    pass: [
      {
        title: 'one rank after the other',
        content: pageWith(headline('a', 'h2'), exampleText([heading(3, 'Papier'), paragraph('Matt')])),
      },
      {
        title: 'back to a higher one',
        content: pageWith(headline('a', 'h2'), headline('b', 'h3'), headline('c', 'h2')),
      },
      {
        title: 'the same rank in both variants of a test',
        content: pageWith(headline('a', 'h2'), {
          _uid: 'test',
          component: 'ab_test',
          control: [headline('b', 'h2')],
          treatment: [headline('c', 'h3')],
        }),
      },
    ],
    fail: [
      { title: 'in headlines of blocks', content: pageWith(headline('a', 'h2'), headline('b', 'h4')) },
      {
        title: 'inside a text',
        content: pageWith(exampleText([heading(2, 'Papier'), heading(4, 'Feinstpapier'), paragraph('Matt')])),
      },
      {
        title: 'after the main heading',
        content: examplePage({ body: [exampleHeadline(), headline('a', 'h3')] }),
      },
    ],
  },
  check(story) {
    const page = pageRoot(story);
    if (!page) return [];
    const complaints: Complaint[] = [];
    followBlock(page, mainRank, complaints);
    return complaints;
  },
};

const mainRank = 1;

/** Goes through a block's headings in the order they stand in, and gives the rank of the last one. */
function followBlock(block: ReadBlock, before: number, complaints: Complaint[]): number {
  const own = rankOf(block);
  const afterOwn = own
    ? step(() => ({ block, key: own.key, path: extend(block.path, own.key) }), own.rank, before, complaints)
    : before;
  if (isTest(block)) return followVariants(block, afterOwn, complaints);
  let rank = afterOwn;
  for (const part of block.parts) {
    if (isDefaultContent(part)) rank = followPart(part, rank, complaints);
  }
  return rank;
}

function followPart(part: ReadBlock | ReadHeading, rank: number, complaints: Complaint[]): number {
  return 'level' in part
    ? step(() => part, part.level, rank, complaints)
    : followBlock(part, rank, complaints);
}

/** A visitor sees one of the variants: each begins with the same rank, and what follows may follow any. */
function followVariants(test: ReadBlock, before: number, complaints: Complaint[]): number {
  const variants = Map.groupBy(test.children.filter(isDefaultContent), (child) =>
    test.definition?.name === 'ab_test' ? child.within?.key : child,
  );
  const ends = [...variants.values()].map((children) =>
    children.reduce((rank, child) => followBlock(child, rank, complaints), before),
  );
  return Math.max(before, ...ends);
}

function step(placeOf: () => Place, rank: number, before: number, complaints: Complaint[]): number {
  if (rank > before + 1) {
    const place = placeOf();
    const fitting = before + 1;
    const message = {
      de: `Diese Überschrift auf H${fitting} setzen: Vor ihr steht H${before}, sie selbst ist H${rank}.`,
      en: `Make this heading H${fitting}: before it stands H${before}, and it is H${rank}.`,
    };
    complaints.push({ ...place, message, fixes: raisingFixes(place, fitting) });
  }
  return rank;
}

/** Fields in which blocks name the rank of their headline. */
const rankFields = ['headlineType', 'tagNameHeadline'];

function raisingFixes({ block, path, key }: Place, rank: number): Fix[] {
  const label = { de: `Auf H${rank} setzen`, en: `Make it H${rank}` };
  if (!block) return [];
  if (path.segment === 'attrs') {
    const level = headingLevel(block, path);
    return level === undefined ? [] : [offeredFix(label, replacing(extend(path, 'level'), level, rank))];
  }
  const field =
    key === undefined ? undefined : rankFields.find((name) => typeof block.content[name] === 'string');
  if (field === undefined) return [];
  return [offeredFix(label, replacing(extend(block.path, field), block.content[field], `h${rank}`))];
}

function headingLevel({ headings }: ReadBlock, path: Place['path']): number | undefined {
  return headings.find((each) => each.path === path)?.level;
}

function isTest({ definition }: ReadBlock): boolean {
  return definition?.name === 'ab_test' || definition?.name === 'multi_treatment_test';
}

function isDefaultContent({ language }: ReadBlock | ReadHeading): boolean {
  return language === undefined;
}

type Rank = { key: string; rank: number };

const headlineOfSecondRank: Rank = { key: 'headline', rank: 2 };

/** Ranks that blocks draw their headlines in; the headline of every other block is an H2. */
const ranks = new Map(
  Object.entries<(content: Record<string, unknown>) => Rank | undefined>({
    page_container_headline: ({ headlineType }) => ranked('headline', headlineType),
    teaser_slide: ({ isHeadlineH1, tagNameHeadline }) =>
      ranked('title', isHeadlineH1 === true ? 'h1' : tagNameHeadline),
    teaser_section: () => ranked('title', 'h2'),
    text_page: ({ isHeadlineH1 }) => ranked('headline', isHeadlineH1 === true ? 'h1' : 'h2'),
    small_teaser: ({ isHeadlineH1 }) => (isHeadlineH1 === true ? ranked('headline', 'h1') : undefined),
  }),
);

function ranked(key: string, tag: unknown): Rank | undefined {
  if (tag === 'p') return undefined;
  const rank = typeof tag === 'string' && /^h[1-6]$/.test(tag) ? Number(tag.slice(1)) : 2;
  return { key, rank };
}

/** The block's own headline, if it shows one. */
function rankOf({ definition, content }: ReadBlock): Rank | undefined {
  if (!definition) return undefined;
  const rankIn = ranks.get(definition.name);
  const found = rankIn ? rankIn(content) : headlineOfSecondRank;
  if (!found) return undefined;
  const words = content[found.key];
  return typeof words === 'string' && !isBlankText(words) ? found : undefined;
}

function headline(_uid: string, headlineType: string) {
  return exampleHeadline({ _uid, headlineType });
}
