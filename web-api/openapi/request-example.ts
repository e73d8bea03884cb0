import type { JsonSchema, Operation, Parameter } from './document-model.ts';

/** A request that can be pasted into a terminal, with everything that is required. */
export function requestExample(method: string, path: string, operation: Operation): string {
  const required = operation.parameters.filter((parameter) => parameter.required);
  const inPath = new Map(required.filter((one) => one.in === 'path').map((one) => [one.name, example(one)]));
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(inPath.get(name)));
  const query = required
    .filter((one) => one.in === 'query')
    .map((one) => `${one.name}=${encode(example(one))}`);
  const headers = required
    .filter((one) => one.in === 'header')
    .map((one) => `-H '${one.name}: ${example(one)}'`);
  const content = operation.requestBody?.content ?? {};
  const json = content['application/json']?.schema;
  const body = json
    ? [`-H 'content-type: application/json'`, `-d '${JSON.stringify(sample(json))}'`]
    : content['multipart/form-data']
      ? [`-F 'file=@bild.jpg'`]
      : formFields(content['application/x-www-form-urlencoded']?.schema);
  const url = `'http://localhost:3000${address}${query.length > 0 ? `?${query.join('&')}` : ''}'`;
  const verb = method === 'GET' || (method === 'POST' && body.length > 0) ? [] : [`-X ${method}`];
  return (
    ['curl', ...verb, '-g', url].join(' ') + [...headers, ...body].map((part) => ` \\\n  ${part}`).join('')
  );
}

function formFields(schema: JsonSchema | undefined): string[] {
  const fields: object = Object(schema ? sample(schema) : {});
  return Object.entries(fields).map(([name, value]) => `--data-urlencode '${name}=${value}'`);
}

function example({ example: given, schema }: Parameter): unknown {
  const value = given ?? sample(schema);
  return Array.isArray(value) ? value[0] : value;
}

function encode(value: unknown): string {
  return encodeURIComponent(String(value)).replaceAll('%2F', '/');
}

/** One value that fits: the example, the default, the first allowed one, or the smallest. */
function sample(schema: JsonSchema): unknown {
  if (schema.example !== undefined) return schema.example;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'array') return [sample(schema.items ?? {})];
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1;
  if (schema.type === 'boolean') return true;
  if (schema.type !== 'object') return 'text';
  const named = Object.entries(schema.properties ?? {}).filter(
    ([name, property]) => schema.required?.includes(name) || property.example !== undefined,
  );
  return Object.fromEntries(named.map(([name, property]) => [name, sample(property)]));
}
