import { schema } from '@blattwerk/schemas/schema.ts';
import { hasSeasons } from '@blattwerk/schemas/shop/pages/season.ts';
import { namesAmounts } from '@blattwerk/schemas/shop/pages/text-amounts.ts';
import { isFed } from '../../page/blocks/block-questions.ts';
import type { ArticleSummary } from '../../page/story/article-summary.ts';
import { blocksIn, type NamedBlock } from '../../page/story/blocks-in.ts';
import type { StoredBlock } from '../../page/story/stored-block.ts';
import type { RootName, Story } from '../../page/story/story.ts';
import { frozen } from '../frozen.ts';
import { articleIn } from './article-in.ts';
import { withBareLinks } from './bare-links.ts';
import { type ContactFacts, contactFactsSchema } from './contact-facts.ts';
import { flagsIn } from './flags-in.ts';
import { linkedStories } from './linked-stories.ts';
import { type PageMetadata, pageMetadataSchema } from './page-metadata.ts';
import type { DeliveredStory } from './story.ts';

/** A story ready to be rendered many times, and what the server asks about it. */
export type PreparedStory = {
  uuid: string;
  name: string;
  /** Frozen: many requests show it. */
  story: { readonly id: number; readonly content: NamedBlock };
  /** Length of its JSON. */
  size: number;
  /** Whether any of its texts names an amount that depends on the shop, or who sells. */
  namesAmounts: boolean;
  /** Whether any of its blocks is shown on some days only. */
  hasSeasons: boolean;
  metadata: PageMetadata;
  contact: ContactFacts;
  /** Names of all blocks on the page. */
  components: ReadonlySet<string>;
  /** UUIDs of the stories that its links lead to. */
  linkedStories: ReadonlySet<string>;
  /** Names of blocks that the schema does not have. */
  unknownComponents: readonly string[];
  /** Blocks that the back end feeds. */
  fedBlocks: readonly StoredBlock[];
  /** Flags that tests on the page ask for, with the treatments they name. */
  flags: ReadonlyMap<string, readonly string[]>;
  /** Whether a sitemap block leaves it to the shop to list the published stories. */
  listsStories: boolean;
  /** Whether it names the articles of the magazine. */
  listsArticles: boolean;
  /** What it says of the article it holds. */
  article: ArticleSummary | undefined;
  /** False when it could not be asked which of its texts are translated. */
  isWhole: boolean;
};

const knownComponents: ReadonlySet<string> = new Set(Object.values(schema.blocks).map(({ name }) => name));

/** A prepared story whose root block is known. */
export type PreparedWith<Root extends RootName> = PreparedStory & { story: Story<Root> };

/** Whether the root of a story is this block; what lies in it was judged at publishing. */
export function isRooted<Root extends RootName>(
  root: Root,
  prepared: PreparedStory,
): prepared is PreparedWith<Root> {
  return prepared.story.content.component === root;
}

export function prepareStory({
  id,
  uuid,
  name,
  full_slug: fullSlug,
  content: delivered,
}: DeliveredStory): PreparedStory {
  const content = withBareLinks(delivered);
  const blocks = blocksIn(content);
  const components = new Set(blocks.map((block) => block.component));
  const json = JSON.stringify(content);
  return {
    uuid,
    name,
    story: frozen({ id, content }),
    size: json.length,
    namesAmounts: namesAmounts(json),
    hasSeasons: hasSeasons(json),
    metadata: pageMetadataSchema.parse(content),
    contact: contactFactsSchema.parse(content),
    components,
    linkedStories: linkedStories(content),
    unknownComponents: [...components].filter((name) => !knownComponents.has(name)),
    fedBlocks: blocks.filter((block) => isFed(block.component)),
    flags: flagsIn(content),
    listsStories: blocks.some((block) => block.component === 'sitemap' && isEmptyList(block.items)),
    listsArticles: components.has('article_list'),
    article: components.has('article') ? articleIn(content, { uuid, fullSlug }) : undefined,
    isWhole: true,
  };
}

function isEmptyList(value: unknown): boolean {
  return !Array.isArray(value) || value.length === 0;
}
