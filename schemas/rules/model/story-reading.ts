import type { ValidationIssue } from '@storyblok/schema';
import type { Market } from '../../shop/markets/markets.ts';
import type { CustomerType } from '../../shop/visitors/customer-types.ts';
import type { JudgedStory } from './judged-story.ts';
import type { BlockDefinition, RuleField } from './rule-schema.ts';
import type { StoryPath } from './story-path.ts';

/** One block of the story, in the place where it stands. */
export type ReadBlock = {
  content: Record<string, unknown>;
  /** Missing when the schema does not know the component. */
  definition: BlockDefinition | undefined;
  path: StoryPath;
  /** The spot in another block's field that holds this one; none for the root. */
  within: Spot | undefined;
  /** Language of the nearest translated field around the block; none in the default content. */
  language: string | undefined;
  children: ReadBlock[];
  headings: ReadHeading[];
  /** Children and headings in the order they stand in. */
  parts: (ReadBlock | ReadHeading)[];
  /** Whether it holds a key that is neither its own nor one of its fields or their translations. */
  hasStrangeKeys: boolean;
};

/**
 * One field the schema defines, once for the default value and once per translation. One that is absent is read where
 * that may be wrong: a required one, and those of the root.
 */
export type ReadField = {
  block: ReadBlock;
  field: RuleField;
  /** The key in the content: `headline` or `headline__i18n__en`. */
  key: string;
  /** Language of the key's suffix. */
  language: string | undefined;
  value: unknown;
};

/** A spot inside a field's value; its language is the field's or that of a translated field around it. */
export type Spot = Omit<ReadField, 'value'> & { path: StoryPath };

export type ReadAsset = Spot & { filename: string; alt: unknown };

/** A piece of what visitors read: a text field, a run of formatted text, a picture's alternative text. */
export type ReadText = Spot & {
  text: string;
  /** What the text holds (`signs` in `reading/text-signs.ts`). */
  signs: number;
  /** Whether it is shown as code, letter by letter. */
  isCode: boolean;
};

/** Paragraphs without anything in them, one after the other; `path` leads to the list of `nodes` they stand in. */
type EmptyParagraphs = Spot & { nodes: readonly unknown[]; start: number; count: number };

/** `storyId` is the linked story's uuid (or id), `address` the path, URL or e-mail address, `anchor` the part of a page. */
export type ReadLink = Spot & { linkType: string; storyId: string; address: string; anchor: string };

/** A heading written inside rich text. */
export type ReadHeading = Spot & { level: number };

/** A product a picker has chosen; `path` leads to its entry of `items`. */
export type ReadProduct = Spot & { kind: string; id: string; index: number; items: readonly unknown[] };

/** A picker's whole choice of products; `path` leads to its items. */
type ReadProductList = Spot & { items: readonly unknown[] };

type ReadTheme = Spot & { themeId: number; designId: string | undefined };

type ReadFormat = Spot & { format: string };

/** What the story refers to in the catalogue. */
export type References = {
  productLists: ReadProductList[];
  products: ReadProduct[];
  themes: ReadTheme[];
  formats: ReadFormat[];
};

/** A colour chosen for words in a rich text; `path` leads to the mark. */
export type ReadTextColour = Spot & { colour: string };

/** A part of a rich text that nothing can show; `type` is the node's or mark's, where it has one. */
export type RichTextFault = Spot & {
  kind: 'document' | 'unknown node' | 'broken node' | 'unknown mark' | 'broken mark';
  type: string;
};

/** Everything the rules look at, collected in one walk over the content. */
export type StoryReading = {
  /** The story whose content this is. */
  story: JudgedStory;
  /** Where the page is shown: channel and country. */
  markets: readonly Market[];
  /** To whom. */
  customerTypes: readonly CustomerType[];
  /** Missing when the content is no block at all. */
  root: ReadBlock | undefined;
  blocks: ReadBlock[];
  fields: ReadField[];
  /** Those of the fields that are translations. */
  translations: ReadField[];
  /** The root's own fields. */
  rootFields: ReadField[];
  /** Fields that must have a value: required ones in the default language. */
  requiredFields: ReadField[];
  /** Fields whose text must match a pattern. */
  patternFields: ReadField[];
  numberFields: ReadField[];
  /** Fields that name a voucher campaign or a flag: those called `campaign` or `flag`. */
  namingFields: ReadField[];
  /** Those of the fields that hold what a plugin or a table stores. */
  pluginFields: ReadField[];
  tableFields: ReadField[];
  assets: ReadAsset[];
  links: ReadLink[];
  texts: ReadText[];
  /** What any of the texts holds (`signs` in `reading/text-signs.ts`). */
  signs: number;
  emptyParagraphs: EmptyParagraphs[];
  textColours: ReadTextColour[];
  /** Tables inside rich text. */
  textTables: Spot[];
  richTextFaults: RichTextFault[];
  references: References;
  /** Where the walk turned back because blocks or lists are nested too deeply. */
  tooDeep: Spot[];
  /** What the vendor's validator says about the same content, rich text apart; nothing where the walk turned back. */
  issues: readonly ValidationIssue[];
};
