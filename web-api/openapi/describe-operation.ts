import { isRecord } from './is-record.ts';
import { parameterTexts } from './parameter-texts.ts';

/**
 * Gives parameters and the fields of request bodies their meaning where their contract says none, and an example where
 * the values are not listed anyway.
 */
export function describeOperation(operation: Record<string, unknown>): void {
  for (const parameter of listOf(operation.parameters)) {
    if (isRecord(parameter.schema)) describe(String(parameter.name), parameter, parameter.schema);
  }
  const body = isRecord(operation.requestBody) ? operation.requestBody.content : undefined;
  for (const media of isRecord(body) ? Object.values(body) : []) {
    const schema = isRecord(media) ? media.schema : undefined;
    const properties = isRecord(schema) && isRecord(schema.properties) ? schema.properties : {};
    for (const [name, property] of Object.entries(properties))
      if (isRecord(property)) describe(name, property, property);
  }
}

/** `target` carries the words: a parameter, or a field's own schema. */
function describe(name: string, target: Record<string, unknown>, schema: Record<string, unknown>): void {
  const text = parameterTexts[name.replace('[]', '')];
  const isDescribed = target.description !== undefined || schema.description !== undefined;
  if (!text || isDescribed) return;
  target.description = text.description;
  if (text.example === undefined || !isAllowed(text.example, schema)) return;
  target.example = schema.type === 'array' ? [text.example] : text.example;
}

function isAllowed(example: string | number | boolean, schema: Record<string, unknown>): boolean {
  const items = schema.type === 'array' && isRecord(schema.items) ? schema.items : schema;
  const isType = typeof example === (items.type === 'integer' ? 'number' : items.type);
  return isType && items.enum === undefined;
}

function listOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
