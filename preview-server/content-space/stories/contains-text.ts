import { isPlainObject } from '../story-shape/plain-object.ts';

/** Keys that hold addresses and names for programs, not words for people. */
const technicalKeys = new Set(['_uid', 'component', 'id', 'uuid', 'fieldtype', 'linktype', 'type', 'plugin']);

/** Whether any text within a content value contains the term; case does not matter. */
export function containsText(value: unknown, term: string): boolean {
  const wanted = term.toLocaleLowerCase('de');
  const visit = (node: unknown): boolean => {
    if (typeof node === 'string') return node.toLocaleLowerCase('de').includes(wanted);
    if (Array.isArray(node)) return node.some(visit);
    if (!isPlainObject(node)) return false;
    return Object.entries(node).some(([key, entry]) => !technicalKeys.has(key) && visit(entry));
  };
  return visit(value);
}

/** Whether a block of this component is anywhere in the content. */
export function containsComponent(value: unknown, components: readonly string[]): boolean {
  if (Array.isArray(value)) return value.some((entry) => containsComponent(entry, components));
  if (!isPlainObject(value)) return false;
  return (
    (typeof value.component === 'string' && components.includes(value.component)) ||
    Object.values(value).some((entry) => containsComponent(entry, components))
  );
}
