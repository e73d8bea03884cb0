import { type SchemaLike, type ValidationIssue, validateStory } from '@storyblok/schema';
import type { BlockDefinitions, RuleField, RuleSchema } from '../model/rule-schema.ts';
import { spellOut } from '../model/story-path.ts';
import type { ReadBlock, StoryReading } from '../model/story-reading.ts';
import { createPlainlyRight } from './plainly-right.ts';

/** The vendor's issues in a story's content, rich text apart; blocks embedded in rich text included. */
export type VendorCheck = (
  content: unknown,
  read: Pick<StoryReading, 'blocks' | 'fields'>,
) => readonly ValidationIssue[];

/**
 * The vendor tries every kind of node on every node of a rich text and needs up to 17 ms for 40 KB, so it is given
 * a schema without rich text, and each document's embedded blocks as a list in a block made up for the purpose.
 */
export function createVendorCheck(schema: RuleSchema, definitions: BlockDefinitions): VendorCheck {
  const isPlainlyRight = createPlainlyRight(schema, definitions);
  const withoutRichText = blinded(schema);
  return (content, { blocks, fields }) =>
    isPlainlyRight(blocks, fields)
      ? []
      : [
          ...validateStory({ content }, withoutRichText).issues,
          ...blocks.filter(isEmbedded).flatMap((block) => embeddedIssues(block, withoutRichText)),
        ];
}

function embeddedIssues({ content, path, within }: ReadBlock, schema: SchemaLike): ValidationIssue[] {
  const component = embeddingName(within?.block.definition?.name, within?.field.name);
  const { issues } = validateStory({ content: { component, blocks: [content] } }, schema);
  if (issues.length === 0) return [];
  const prefix = spellOut(path);
  // Behind `content`, `blocks` and the index comes what lies inside the embedded block.
  return issues.map((issue) => ({ ...issue, path: [...prefix, ...issue.path.slice(3)] }));
}

/** The schema without checks of rich texts, and with a block for each rich text's embedded ones. */
function blinded(schema: RuleSchema): SchemaLike {
  const blocks = Object.values(schema.blocks);
  // A layout field has a name and no value to check.
  const blind = (field: RuleField): RuleField =>
    isRichText(field) ? { name: field.name, type: 'section' } : field;
  return {
    ...schema,
    blocks: [
      ...blocks.map((block) => ({ ...block, fields: (block.fields ?? []).map(blind) })),
      ...blocks.flatMap(({ name, fields = [] }) =>
        fields.filter(isRichText).map((field) => embedding(name, field)),
      ),
    ],
  };
}

function embedding(block: string, { name, allow = [] }: RuleField) {
  const fields: RuleField[] = [{ name: 'blocks', type: 'bloks', allow }];
  return { name: embeddingName(block, name), fields };
}

function embeddingName(block = '', field = ''): string {
  return `${block} ${field}`;
}

function isRichText({ type }: RuleField): boolean {
  return type === 'richtext';
}

function isEmbedded({ within }: ReadBlock): boolean {
  return within?.field.type === 'richtext';
}
