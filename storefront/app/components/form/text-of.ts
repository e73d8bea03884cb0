/** What was typed into a field of a form; an empty one is left out. */
export function textOf(fields: Pick<FormData, 'get'>, name: string): string | undefined {
  const value = fields.get(name);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
