import {
  type FlagChoice,
  isFlagParameter,
  readFlagOverride,
} from '@blattwerk/schemas/shop/flags/flag-overrides.ts';
import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { fullSlugIn } from '@blattwerk/schemas/shop/pages/story-paths.ts';
import { readByBlocks } from '../../../page/blocks/read-by-blocks.ts';
import type { PageContent } from '../../../page/document/page-content.ts';
import type { PageHead } from '../../../page/document/page-head.ts';
import { isListing } from '../../../page/listing/listing-source.ts';
import type { PublishedStory } from '../../../page/request/page-data.ts';
import type { PreparedWith } from '../../content/prepare-story.ts';
import { nobody } from '../../flags/flag-visitor.ts';
import { shortestOf, untilTomorrow } from '../../lifetime.ts';
import { pageHead } from '../head/page-head.ts';
import { keptQueryKeys } from '../head/page-kind.ts';
import { fetchParents } from '../head/parent-pages.ts';
import type { Asked, LoadedPage } from './asked.ts';
import { shownSettings } from './fetch-stories.ts';

type StoryOutcome = Extract<PageContent['outcome'], { kind: 'story' }>;
export type StoryPage = LoadedPage & { content: { outcome: StoryOutcome } };

/** The page of a story, with all that its blocks show. */
export async function composeStory(asked: Asked, story: PreparedWith<'page'>): Promise<StoryPage> {
  const { request, page, sources } = asked;
  const { address, query } = request;
  const { settings } = await asked.stories();
  const listings = story.fedBlocks.flatMap((blok) => (isListing(blok) ? (blok._uid ?? []) : []));
  const listed = listings.length === 0 ? page : { ...page, listings };
  const [list, articles, fed, parents] = await Promise.all([
    story.listsStories ? sources.source.publishedStories(page.channel) : undefined,
    story.listsArticles ? sources.source.articles(page.channel, page.language) : undefined,
    sources.shopData.feed(story.fedBlocks, { page: listed, query }),
    fetchParents(address, page, sources.source),
  ]);
  const flags = shownTreatments(request, story.flags);
  const contact = settings.ok ? settings.value.contact : undefined;
  const head = pageHead({ ...request, page, path: address.path, story, contact, parents: parents.crumbs });
  return {
    content: {
      page: {
        ...listed,
        treatments: flags.treatments,
        ...(flags.isDebugging && { isFlagDebugging: true as const }),
        ...(list?.ok && { publishedStories: list.value.map((one) => addressedIn(one, page.language)) }),
        ...(articles?.ok && {
          articles: articles.value.map((one) => ({
            ...one,
            fullSlug: fullSlugIn(one.fullSlug, page.language),
          })),
        }),
      },
      settings: shownSettings(settings),
      outcome: { kind: 'story', status: 200, story: story.story, answers: fed.answers, head },
    },
    isComplete:
      settings.ok &&
      story.isWhole &&
      parents.isComplete &&
      list?.ok !== false &&
      articles?.ok !== false &&
      fed.isComplete,
    // A list of pages names those that run today.
    lifetime:
      story.hasSeasons || story.listsStories ? shortestOf([fed.lifetime, untilTomorrow()]) : fed.lifetime,
    reads: readByStory(story),
    ...(story.flags.size > 0 && { tests: [...story.flags.keys()] }),
    unknownComponents: story.unknownComponents,
  };
}

/** What the page's flags say to this visitor, unless a tester's address says otherwise; editors choose versions themselves. */
function shownTreatments(
  { query, preview, flagVisitor }: Asked['request'],
  flags: PreparedWith<'page'>['flags'],
): Pick<FlagChoice, 'treatments' | 'isDebugging'> {
  const override = readFlagOverride(query, flags);
  const visitor = preview || !override.isHandled ? nobody : flagVisitor;
  return {
    treatments: { ...visitor.treatmentsOf([...flags.keys()]), ...override.treatments },
    isDebugging: override.isDebugging,
  };
}

function addressedIn(story: PublishedStory, language: Language): PublishedStory {
  return { ...story, full_slug: fullSlugIn(story.full_slug, language) };
}

/** What of a query a story's page differs by: what its blocks read, its flags, and what its canonical address keeps. */
function readByStory({ fedBlocks, flags, metadata, components }: PreparedWith<'page'>) {
  const isReadByBlocks = readByBlocks(fedBlocks);
  const hasFlags = flags.size > 0;
  const kept = metadata.useQueryParamsInCanoncial ? keptQueryKeys(components) : undefined;
  return (name: string) =>
    isReadByBlocks(name) ||
    (hasFlags && isFlagParameter(name)) ||
    (kept?.has(name.replace(/\[\]$/, '')) ?? false);
}

/**
 * A story's page as that of one thing, which many share the story for.
 * @param isComplete false when something about the thing could not be fetched
 */
export function showAs(
  { content, ...loaded }: StoryPage,
  shown: { head: PageHead; status?: 404 },
  isComplete: boolean,
): LoadedPage {
  return {
    ...loaded,
    content: { ...content, outcome: { ...content.outcome, ...shown } },
    isComplete: loaded.isComplete && isComplete,
  };
}
