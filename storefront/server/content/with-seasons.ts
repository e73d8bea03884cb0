import { isInSeason } from '@blattwerk/schemas/shop/pages/season.ts';
import { isBlock, type NamedBlock } from '../../page/story/blocks-in.ts';
import { frozen } from '../frozen.ts';
import { asWaiting } from './campaign-page.ts';
import type { ContentSource } from './content-source.ts';
import type { PreparedStory } from './prepare-story.ts';

/** The last day a story was shown on, for as long as the story is kept. */
const shownOn = new WeakMap<PreparedStory, { day: string; story: PreparedStory }>();

/**
 * The same source with published stories as they are on a day, without what is out of season, and lists of them without
 * pages that do not run; drafts show everything.
 */
export function withSeasons(source: ContentSource, day: string): ContentSource {
  return {
    ...source,
    async published(...asked) {
      const answer = await source.published(...asked);
      if (!answer.ok || !answer.value.hasSeasons) return answer;
      return { ok: true, value: onDay(answer.value, day) };
    },
    async publishedStories(channel) {
      const [stories, pages] = await Promise.all([
        source.publishedStories(channel),
        source.publishedPages(channel),
      ]);
      if (!stories.ok) return stories;
      if (!pages.ok) return pages;
      const waiting = new Set(
        pages.value.filter(({ season }) => !isInSeason(season, day)).map(({ fullSlug }) => fullSlug),
      );
      return { ok: true, value: stories.value.filter(({ full_slug }) => !waiting.has(full_slug)) };
    },
  };
}

/** Drafts, too, as they are on a day: for an editor who has asked for that day. */
export function withDraftsOnDay(source: ContentSource, day: string): ContentSource {
  return {
    ...source,
    async draft(...asked) {
      const answer = await source.draft(...asked);
      return answer.ok && answer.value.hasSeasons ? { ok: true, value: onDay(answer.value, day) } : answer;
    },
  };
}

/** A story as it is on a day; a page that does not run then says so. */
export function onDay(prepared: PreparedStory, day: string): PreparedStory {
  const known = shownOn.get(prepared);
  if (known?.day === day) return known.story;
  const story = asWaiting(prepared, day) ?? seasonal(prepared, day);
  shownOn.set(prepared, { day, story });
  return story;
}

function seasonal(prepared: PreparedStory, day: string): PreparedStory {
  const { id, content } = prepared.story;
  return { ...prepared, story: frozen({ id, content: blockOn(content, day) }) };
}

function blockOn(block: NamedBlock, day: string): NamedBlock {
  const fields = Object.entries(block).map(([name, value]) => [name, valueOn(value, day)]);
  return { ...Object.fromEntries(fields), component: block.component };
}

function valueOn(value: unknown, day: string): unknown {
  if (Array.isArray(value)) return listOn(value, day);
  if (typeof value !== 'object' || value === null) return value;
  return isBlock(value) ? blockOn(value, day) : value;
}

/** Where nothing of a list is in season, all of it stays: a stage is never empty. */
function listOn(list: readonly unknown[], day: string): unknown[] {
  const shown = list.filter((one) => !isSeasonal(one) || isInSeason(one, day));
  const rest = shown.length > 0 ? shown : list;
  const ranked = list.some(isMainSlide) ? rest.map((one, place) => slideAt(one, place)) : rest;
  return ranked.map((one) => valueOn(one, day));
}

/** A stage that holds the page's main heading shows it first, whichever slide the season begins with. */
function slideAt(value: unknown, place: number): unknown {
  if (!isSlide(value)) return value;
  if (place === 0) return { ...value, tagNameHeadline: 'h1' };
  return isMainSlide(value) ? { ...value, tagNameHeadline: 'h2', isHeadlineH1: false } : value;
}

const isSlide = (value: unknown): value is NamedBlock =>
  isSeasonal(value) && value.component === 'teaser_slide';

const isMainSlide = (value: unknown): boolean =>
  isSlide(value) && (value.tagNameHeadline === 'h1' || value.isHeadlineH1 === true);

function isSeasonal(value: unknown): value is NamedBlock {
  return typeof value === 'object' && value !== null && isBlock(value);
}
