import type { BlockFields } from '@storyblok/schema';
import { type BlockFacts, specifiedBlocks } from './blocks/block-facts.ts';
import { foldersInEnglish } from './blocks/folders-in-english.ts';
import { pageSections } from './blocks/sections.generated.ts';
import type { NamedBlock } from './named-schema.ts';

type DefinedBlock = {
  name: string;
  is_root?: boolean;
  is_nestable?: boolean;
  fields: readonly (BlockFields[number] & { allow?: readonly unknown[] })[];
};

/**
 * What types cannot refuse of a list of blocks, one sentence each: a block that may stand nowhere, or a block of the
 * specification that is missing.
 */
export function blockProblems(
  blocks: readonly DefinedBlock[],
  facts: Readonly<Record<string, BlockFacts>>,
): string[] {
  const allowed = new Set<unknown>(
    blocks.flatMap(({ fields }) => fields.flatMap(({ allow }) => allow ?? [])),
  );
  const sections = new Set<string>(pageSections);
  const specified = new Set<string>(Object.values(facts).map(({ specifiedAs }) => specifiedAs));
  return [
    ...blocks
      .filter(({ is_root, is_nestable }) => is_root === is_nestable)
      .map(({ name }) => `The block ${name} must be either the root of a story or nestable.`),
    ...blocks
      .filter(({ name, is_nestable }) => is_nestable && !allowed.has(name))
      .map(
        ({ name }) =>
          `The block ${name} is allowed nowhere: say in its facts where it stands, or name it in the allow of its parent.`,
      ),
    ...blocks
      .filter(({ name, is_nestable }) => !is_nestable && allowed.has(name))
      .map(({ name }) => `The block ${name} is the root of a story, and yet another block allows it.`),
    ...blocks
      .filter(({ name }) => Boolean(facts[name]?.stands) !== sections.has(name))
      .map(({ name }) => `The block ${name} stands elsewhere than its facts say: run “npm run tables”.`),
    ...specifiedBlocks
      .filter((name) => !specified.has(name))
      .map((name) => `No block is the specification's “${name}”.`),
  ];
}

/** English names that types cannot miss: of tabs, folders and single choices; and names that two blocks share. */
export function englishProblems(blocks: readonly NamedBlock[]): string[] {
  const names = blocks.map(({ english }) => english.name);
  return [
    ...blocks
      .filter(({ folder }) => folder && !foldersInEnglish[folder])
      .map(
        ({ name, folder }) =>
          `The folder ${folder} of ${name} has no English name: add it to folders-in-english.ts.`,
      ),
    ...blocks.flatMap(({ name, fields }) =>
      fields
        .filter((field) => !field.english)
        .map((field) => `${name}.${field.name} has no English name: tabs have theirs in fields/tabs.ts.`),
    ),
    ...blocks.flatMap(({ name, fields }) => fields.flatMap((field) => namelessChoices(name, field))),
    ...names
      .filter((name, place) => names.indexOf(name) !== place)
      .map((name) => `Two blocks are called “${name}” in English.`),
  ];
}

function namelessChoices(block: string, field: NamedBlock['fields'][number]): string[] {
  if (field.type !== 'option' && field.type !== 'options') return [];
  return (field.options ?? [])
    .filter(({ value = '' }) => !field.english?.options?.[value])
    .map(
      ({ value }) =>
        `The choice ${value} of ${block}.${field.name} has no English name: add it to its options.`,
    );
}
