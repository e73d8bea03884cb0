import { schema } from '@blattwerk/schemas/schema.ts';
import { isFed } from '../../page/blocks/block-questions.ts';
import type { StoredBlock } from '../../page/story/stored-block.ts';
import { type ContactFacts, contactFactsSchema } from './contact-facts.ts';
import { flagsIn } from './flags-in.ts';
import { type PageMetadata, pageMetadataSchema } from './page-metadata.ts';
import { blocksIn, type Story } from './story.ts';

/** A story ready to be rendered many times: the text for the browser, and what the server asks about it. */
export type PreparedStory = {
  id: number;
  name: string;
  /** Name of the root block: `page` or `settings`. */
  component: string;
  /** `{ id, content }` as JSON: one string costs the page's data stream almost nothing, an object a lot. */
  text: string;
  metadata: PageMetadata;
  contact: ContactFacts;
  /** Names of all blocks on the page. */
  components: ReadonlySet<string>;
  /** Names of blocks that the schema does not have. */
  unknownComponents: readonly string[];
  /** Blocks that the back end feeds. */
  fedBlocks: readonly StoredBlock[];
  /** Flags that tests on the page ask for, with the treatments they name. */
  flags: ReadonlyMap<string, readonly string[]>;
  /** Whether a sitemap block leaves it to the shop to list the published stories. */
  listsStories: boolean;
  /** False when it could not be asked which of its texts are translated. */
  isWhole: boolean;
};

const knownComponents: ReadonlySet<string> = new Set(Object.values(schema.blocks).map(({ name }) => name));

export function prepareStory({ id, name, content }: Story): PreparedStory {
  const blocks = [...blocksIn(content)];
  const components = new Set(blocks.map((block) => block.component));
  return {
    id,
    name,
    component: content.component,
    text: JSON.stringify({ id, content }),
    metadata: pageMetadataSchema.parse(content),
    contact: contactFactsSchema.parse(content),
    components,
    unknownComponents: [...components].filter((name) => !knownComponents.has(name)),
    fedBlocks: blocks.filter((block) => isFed(block.component)),
    flags: flagsIn(content),
    listsStories: blocks.some((block) => block.component === 'sitemap' && isEmptyList(block.items)),
    isWhole: true,
  };
}

function isEmptyList(value: unknown): boolean {
  return !Array.isArray(value) || value.length === 0;
}
