import type { Block } from '../content/block.ts';
import { definitionOf, type FormField } from './definitions.ts';

/** A block fresh from the chooser: its default values, nothing else. */
export function newBlock(component: string): Block {
  const block: Block = { _uid: crypto.randomUUID(), component };
  for (const field of definitionOf(component)?.fields ?? []) {
    const value = defaultValue(field);
    if (value !== undefined) block[field.name] = value;
  }
  return block;
}

function defaultValue(field: FormField): unknown {
  if (field.type === 'tab' || field.type === 'section') return undefined;
  if (field.type === 'bloks') return [];
  if (field.type === 'options' && typeof field.default_value === 'string')
    return field.default_value.split(' ').filter(Boolean);
  return field.default_value;
}
