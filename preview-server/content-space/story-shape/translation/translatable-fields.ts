import { namedSchema } from '@blattwerk/schemas/named-schema.ts';
import type { RuleField } from '@blattwerk/schemas/rules/model/rule-schema.ts';

/** What of a block is written in several languages. */
export type BlockTexts = {
  /** Fields with a text of their own for each language. */
  translatable: readonly { name: string; type: RuleField['type'] }[];
  /** Fields whose pictures are the same everywhere, described in every language. */
  pictures: readonly string[];
};

const none: BlockTexts = { translatable: [], pictures: [] };

const byComponent = new Map(
  Object.values(namedSchema.blocks).map(({ name, fields }): [string, BlockTexts] => [
    name,
    {
      // Blocks that each language has its own of are no text beside another.
      translatable: fields
        .filter((field) => 'translatable' in field && field.translatable === true && field.type !== 'bloks')
        .map(({ name, type }) => ({ name, type })),
      pictures: fields
        .filter(({ type }) => type === 'asset' || type === 'multiasset')
        .filter((field) => !('translatable' in field && field.translatable === true))
        .map(({ name }) => name),
    },
  ]),
);

/** Empty for a block the schema does not know: it has no form either. */
export const textsOfBlock = (component: string): BlockTexts => byComponent.get(component) ?? none;

/** Tells one state of the schema from another, as far as it says what is translated. */
export const translatableMark: string = markOf(JSON.stringify([...byComponent]));

function markOf(text: string): string {
  let mark = 0;
  for (let at = 0; at < text.length; at += 1) mark = (Math.imul(mark, 31) + text.charCodeAt(at)) | 0;
  return (mark >>> 0).toString(36);
}
