import type { ChangedLimit, SchemaChange } from './schema-change.ts';

/** One sentence about a change, for the command line and the head of a migration. */
export function describeChange(change: SchemaChange): string {
  const place = 'field' in change ? `${change.block}.${change.field}` : change.block;
  switch (change.kind) {
    case 'block-added':
      return `${place} is a new block.`;
    case 'block-removed':
      return `The block ${place} is gone.`;
    case 'block-renamed':
      return `The block ${place} is called ${change.to} now.`;
    case 'root-forbidden':
      return `A story can no longer be a ${place}.`;
    case 'nesting-forbidden':
      return `${place} can no longer stand inside other blocks.`;
    case 'place-widened':
      return `${place} may stand in more places.`;
    case 'field-renamed':
      return `${place} is called ${change.to} now.`;
    case 'field-added':
      return change.isBreaking ? `${place} is new and must be filled in.` : `${place} is a new field.`;
    case 'field-removed':
      return `${place} is gone.`;
    case 'type-changed': {
      const nameOf = ({ type, field_type }: { type: string; field_type?: string }) => field_type ?? type;
      return `${place} is ${nameOf(change.definition)} now, no longer ${nameOf(change.from)}.`;
    }
    case 'required':
      return `${place} must be filled in now.`;
    case 'not-required':
      return `${place} may be empty now.`;
    case 'translatable':
      return `${place} can be translated now.`;
    case 'not-translatable':
      return `${place} is the same in every language now; its translations are no longer shown.`;
    case 'options-removed':
      return `${place} no longer offers ${list(change.values)}.`;
    case 'options-added':
      return `${place} also offers ${list(change.values)}.`;
    case 'source-changed':
      return `${place} takes its choices from somewhere else.`;
    case 'blocks-forbidden':
      return change.values.length > 0
        ? `${place} no longer holds ${list(change.values)}.`
        : `${place} holds only some blocks now.`;
    case 'blocks-allowed':
      return change.values.length > 0
        ? `${place} also holds ${list(change.values)}.`
        : `${place} holds any block now.`;
    case 'limits-narrowed':
      return `${place} allows less: ${limits(change.limits)}.`;
    case 'limits-widened':
      return `${place} allows more: ${limits(change.limits)}.`;
    case 'pattern-changed':
      return change.definition.regex === undefined
        ? `${place} may be written in any way now.`
        : `${place} must be written like ${change.definition.regex} now.`;
    case 'picker-narrowed':
      return `${place} takes fewer products: ${Object.entries(change.definition.picker ?? {})
        .map(([name, value]) => `${name} ${value}`)
        .join(', ')}.`;
    case 'picker-changed':
      return `${place} offers products in another way.`;
    case 'default-changed':
      return `${place} starts with another value in new blocks.`;
    case 'value-changed':
      return `${change.definition.field_type} stores another kind of value in ${place}.`;
  }
}

function list(values: readonly string[]): string {
  return values.length > 0 ? values.join(', ') : 'anything';
}

function limits(changed: readonly ChangedLimit[]): string {
  return changed.map(({ name, from, to }) => `${name} ${from ?? 'none'} → ${to ?? 'none'}`).join(', ');
}
