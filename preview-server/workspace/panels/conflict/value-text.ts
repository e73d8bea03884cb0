import { isPlainObject } from '../../../content-space/story-shape/plain-object.ts';
import { isBlock } from '../../base/content/block.ts';
import { blockTitle, plainText } from '../../base/schema/block-title.ts';
import type { FormField } from '../../base/schema/definitions.ts';
import { blockLabel, optionLabel } from '../../base/schema/labels.ts';
import type { Say } from '../messages/messages.ts';

/** Own properties of values that say nothing to an editor. */
const technical = new Set([
  '_uid',
  'id',
  'fieldtype',
  'plugin',
  'version',
  'linktype',
  'uuid',
  'meta_data',
  'is_external_url',
]);

/** A stored value in the words an editor reads in the form; empty for none. */
export function valueText(say: Say, field: FormField | undefined, value: unknown): string {
  if (value === undefined || value === null || value === '') return '';
  if (typeof value === 'boolean') return say(value ? 'conflict.yes' : 'conflict.no');
  if (field?.type === 'option' || field?.type === 'options') return choiceText(say, field, value);
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value))
    return value
      .map((each) => valueText(say, field, each))
      .filter(Boolean)
      .join('\n');
  if (!isPlainObject(value)) return '';
  if (isBlock(value))
    return [blockLabel(value.component, say.language), blockTitle(value, say.language)]
      .filter(Boolean)
      .join(' · ');
  if (value.type === 'doc') return paragraphs(value.content);
  if (typeof value.filename === 'string') return assetText(value.filename, value.alt);
  if (value.fieldtype === 'multilink')
    return [value.cached_url, value.url, value.email].filter(isText).at(0) ?? '';
  return Object.entries(value)
    .filter(([key]) => !technical.has(key))
    .map(([, each]) => valueText(say, undefined, each))
    .filter(Boolean)
    .join(', ');
}

function choiceText(say: Say, field: FormField & { type: 'option' | 'options' }, value: unknown): string {
  const labels = new Map(
    (field.options ?? []).map((option) => [option.value, optionLabel(field, option, say.language)]),
  );
  return [value]
    .flat()
    .map((each) => labels.get(String(each)) ?? String(each))
    .join(', ');
}

/** Paragraphs of rich text, each on a line of its own. */
function paragraphs(content: unknown): string {
  return Array.isArray(content) ? content.map(plainText).filter(Boolean).join('\n') : '';
}

function assetText(filename: string, alt: unknown): string {
  const name = filename.split('/').at(-1) ?? filename;
  return isText(alt) ? `${name}: ${alt}` : name;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
