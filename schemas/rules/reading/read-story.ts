import { isRecord } from '../model/is-record.ts';
import type { BlockDefinition, BlockDefinitions, RuleField } from '../model/rule-schema.ts';
import { extend, type StoryPath } from '../model/story-path.ts';
import type { ReadBlock, ReadField, Spot, StoryReading } from '../model/story-reading.ts';
import { splitKey } from '../model/translation-key.ts';
import { readReferences } from './read-references.ts';
import { readRichText } from './read-rich-text.ts';
import { signsOf } from './text-signs.ts';

/** What the content alone does not say. */
type Aside = 'story' | 'markets' | 'customerTypes';

/** A walk's collected lists and the definitions it goes by. */
export type Walk = Omit<StoryReading, 'root' | 'issues' | Aside> & { definitions: BlockDefinitions };

/** Longest path the walk follows: some fifty blocks within each other, where a real page has four. */
export const maxDepth = 100;

/** Walks a story's content once and collects what rules look at. Unknown components are listed but not entered. */
export function readStory(
  content: unknown,
  definitions: BlockDefinitions,
): Omit<StoryReading, 'issues' | Aside> {
  const walk: Walk = {
    definitions,
    blocks: [],
    fields: [],
    translations: [],
    rootFields: [],
    requiredFields: [],
    patternFields: [],
    numberFields: [],
    namingFields: [],
    assets: [],
    links: [],
    pluginFields: [],
    tableFields: [],
    texts: [],
    signs: 0,
    emptyParagraphs: [],
    textColours: [],
    textTables: [],
    richTextFaults: [],
    references: { productLists: [], products: [], themes: [], formats: [] },
    tooDeep: [],
  };
  const root = readBlock(walk, content, extend(undefined, 'content'), undefined);
  const { definitions: _, ...lists } = walk;
  return { root, ...lists };
}

export function readBlock(
  walk: Walk,
  content: unknown,
  path: StoryPath,
  within: Spot | undefined,
): ReadBlock | undefined {
  if (!isRecord(content)) return undefined;
  if (within && path.depth > maxDepth) walk.tooDeep.push({ ...within, path });
  const definition =
    typeof content.component === 'string' ? walk.definitions.get(content.component) : undefined;
  const block: ReadBlock = {
    content,
    definition,
    path,
    within,
    language: within?.language,
    children: [],
    headings: [],
    parts: [],
    hasStrangeKeys: false,
  };
  walk.blocks.push(block);
  within?.block.children.push(block);
  within?.block.parts.push(block);
  if (!definition || path.depth > maxDepth) return block;

  const { places, others } = keysOf(content, definition);
  if (within) for (const place of places) readDefault(walk, block, definition.fields[place]);
  else for (const field of definition.fields) readDefault(walk, block, field);
  for (const key of others) {
    const { name, language } = splitKey(key);
    const field = definition.fieldsByName.get(name);
    if (!field) block.hasStrangeKeys = true;
    else if (language !== undefined) {
      const reading = { block, field, key, language, value: content[key] };
      walk.translations.push(reading);
      readField(walk, reading);
    }
  }
  return block;
}

const none: readonly string[] = [];

/**
 * Places of the fields that a block has or must have, in the order of its definition, and its other keys. Most blocks
 * have few of their fields: asking for each of them took longer than all the rest of the walk.
 */
function keysOf(
  content: Record<string, unknown>,
  { placesByKey, requiredPlaces }: BlockDefinition,
): { places: readonly number[]; others: readonly string[] } {
  const places: number[] = [];
  let others: string[] | undefined;
  for (const key in content) {
    const place = placesByKey.get(key);
    if (place === undefined) {
      others ??= [];
      others.push(key);
    } else if (place >= 0) insert(places, place);
  }
  for (const place of requiredPlaces) if (!places.includes(place)) insert(places, place);
  return { places, others: others ?? none };
}

/** Keeps places in order: nearly all come in it, and sorting a list of its own for each block took longer. */
function insert(places: number[], place: number): void {
  let at = places.push(place) - 1;
  for (let before = places[at - 1]; before !== undefined && before > place; before = places[at - 1]) {
    places[at] = before;
    at -= 1;
  }
  places[at] = place;
}

/** One that is absent is read where that may be wrong. */
function readDefault(walk: Walk, block: ReadBlock, field: RuleField | undefined): void {
  if (!field) return;
  const value = block.content[field.name];
  if (value === undefined && !field.required && block.within) return;
  readField(walk, { block, field, key: field.name, language: undefined, value });
}

/** Fields of which more is read than their value. */
const enteredTypes: ReadonlySet<RuleField['type']> = new Set<RuleField['type']>([
  ...(['text', 'textarea', 'richtext', 'bloks'] as const),
  ...(['asset', 'multiasset', 'multilink', 'table', 'custom', 'number'] as const),
]);

/** Sorts a field to those that some rule alone asks for, so that no rule has to look through all of them. */
function sortField(walk: Walk, reading: ReadField): void {
  const { block, field, language } = reading;
  walk.fields.push(reading);
  if (!block.within) walk.rootFields.push(reading);
  if (field.required && language === undefined) walk.requiredFields.push(reading);
  if (field.regex) walk.patternFields.push(reading);
  if (field.name === 'campaign' || field.name === 'flag') walk.namingFields.push(reading);
}

function readField(walk: Walk, reading: ReadField): void {
  const { block, field, key, value } = reading;
  sortField(walk, reading);
  if (value === undefined || value === null || value === '' || !enteredTypes.has(field.type)) return;
  const spot = {
    block,
    field,
    key,
    language: reading.language ?? block.language,
    path: extend(block.path, key),
  };
  switch (field.type) {
    case 'text':
    case 'textarea':
      if (typeof value === 'string') addText(walk, value, spot, spot.path, false);
      break;
    case 'bloks':
      eachItem(value, spot, (item, at) => readBlock(walk, item, at.path, at));
      break;
    case 'asset':
      readAsset(walk, value, spot);
      break;
    case 'multiasset':
      eachItem(value, spot, (item, at) => readAsset(walk, item, at));
      break;
    case 'multilink':
      readLink(walk, value, spot);
      break;
    case 'richtext':
      readRichText(walk, value, spot);
      break;
    case 'table':
      walk.tableFields.push(reading);
      break;
    case 'number':
      walk.numberFields.push(reading);
      break;
    case 'custom':
      walk.pluginFields.push(reading);
      readReferences(walk.references, value, spot);
      break;
  }
}

function eachItem(value: unknown, spot: Spot, read: (item: unknown, at: Spot) => void): void {
  if (!Array.isArray(value)) return;
  value.forEach((item: unknown, index) => {
    read(item, inside(spot, index));
  });
}

function readAsset(walk: Walk, value: unknown, spot: Spot): void {
  if (!isRecord(value) || typeof value.filename !== 'string' || value.filename === '') return;
  addAsset(walk, value.filename, value.alt, spot);
}

export function addAsset(walk: Walk, filename: string, alt: unknown, spot: Spot): void {
  walk.assets.push({ ...spot, filename, alt });
  if (typeof alt === 'string' && alt !== '') addText(walk, alt, spot, extend(spot.path, 'alt'), false);
}

export function addText(
  walk: Walk,
  text: string,
  { block, field, key, language }: Spot,
  path: StoryPath,
  isCode: boolean,
): void {
  const signs = signsOf(text);
  walk.signs |= signs;
  walk.texts.push({ block, field, key, language, path, text, signs, isCode });
}

/** A part of what stands in a spot. */
export function inside({ block, field, key, language, path }: Spot, segment: string | number): Spot {
  return { block, field, key, language, path: extend(path, segment) };
}

function readLink(walk: Walk, value: unknown, spot: Spot): void {
  if (!isRecord(value)) return;
  const linkType = text(value.linktype);
  walk.links.push({
    ...spot,
    linkType,
    storyId: text(value.id),
    address: (linkType === 'email' && text(value.email)) || text(value.url) || text(value.cached_url),
    anchor: text(value.anchor),
  });
}

/** A string as it is, anything else as no text. */
export function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
