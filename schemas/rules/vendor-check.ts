import { type ValidationIssue, validateStory } from '@storyblok/schema';
import type { RuleField, RuleSchema } from './rule-schema.ts';
import { spellOut } from './story-path.ts';
import type { ReadBlock } from './story-reading.ts';

/** The vendor's issues in a story's content, rich text apart; blocks embedded in rich text included. */
export type VendorCheck = (content: unknown, blocks: readonly ReadBlock[]) => ValidationIssue[];

/**
 * The vendor tries every kind of node on every node of a rich text and needs up to 17 ms for 40 KB, so it is given
 * a schema without rich text, and each document's embedded blocks as a list in a block made up for the purpose.
 */
export function createVendorCheck(schema: RuleSchema): VendorCheck {
  const blocks = Object.values(schema.blocks);
  const withoutRichText = {
    ...schema,
    blocks: [
      ...blocks.map((block) => ({ ...block, fields: (block.fields ?? []).map(blindToRichText) })),
      ...blocks.flatMap((block) =>
        (block.fields ?? []).filter(isRichText).map((field) => embedding(block.name, field)),
      ),
    ],
  };
  return (content, read) => [
    ...validateStory({ content }, withoutRichText).issues,
    ...read.filter(isEmbedded).flatMap((block) => embeddedIssues(block)),
  ];

  function embeddedIssues({ content, path, within }: ReadBlock): ValidationIssue[] {
    const component = embeddingName(within?.block.definition?.name, within?.field.name);
    const prefix = spellOut(path);
    return validateStory({ content: { component, blocks: [content] } }, withoutRichText).issues.map(
      (issue) => ({
        ...issue,
        // Behind `content`, `blocks` and the index comes what lies inside the embedded block.
        path: [...prefix, ...issue.path.slice(3)],
      }),
    );
  }
}

/** A layout field has a name and no value to check. */
function blindToRichText(field: RuleField): RuleField {
  return isRichText(field) ? { name: field.name, type: 'section' } : field;
}

function embedding(block: string, { name, allow }: RuleField) {
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
