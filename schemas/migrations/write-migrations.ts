import { describeChange } from '../changes/describe-change.ts';
import { changeKey, type SchemaChange } from '../changes/schema-change.ts';
import { type Operations, operationsFor } from './operations-for.ts';
import { quote } from './quote.ts';

export type MigrationFile = { name: string; source: string };

/**
 * One small file for each breaking change, in the order they must run: blocks get their new names before their
 * fields are looked at. What a shared field changes in many blocks is one file.
 * @param day such as `2026-11-22`
 * @param first number of the day's first file
 */
export function writeMigrations(changes: readonly SchemaChange[], day: string, first: number): MigrationFile[] {
  return alike(changes.filter(({ isBreaking }) => isBreaking)).map((group, index) => {
    const number = String(first + index).padStart(2, '0');
    return { name: `${day}-${number}-${slugOf(group)}`, source: sourceOf(group) };
  });
}

type Alike = { operations: Operations; changes: [SchemaChange, ...SchemaChange[]] };

/** Changes that are answered by the same words. */
function alike(changes: readonly SchemaChange[]): Alike[] {
  const groups = new Map<string, Alike>();
  for (const change of changes) {
    const operations = operationsFor(change);
    const key = `${change.kind} ${operations.expression}`;
    const group = groups.get(key);
    if (group) group.changes.push(change);
    else groups.set(key, { operations, changes: [change] });
  }
  return [...groups.values()];
}

/** The part of a file's name that says what it is about: `teaser-slide-text-renamed`. */
function slugOf({ changes: [change, ...others] }: Alike): string {
  const block = others.length > 0 ? 'several' : change.block;
  const place = 'field' in change ? `${block}-${change.field}` : block;
  return `${place}-${change.kind.replace(/^(block|field)-/, '')}`
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .replaceAll(/[^a-zA-Z0-9]+/g, '-')
    .toLowerCase();
}

function sourceOf({ operations, changes }: Alike): string {
  const lines = [...operations.imports, { name: 'defineMigration', from: 'migration' }]
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
    .map(({ name, from }) => `import { ${name} } from '../../schemas/migrations/${from}.ts';`);
  const [change] = changes;
  const sentence = describeChange(change);
  const others = changes.length > 1 ? ` So it is in ${changes.length - 1} more blocks.` : '';
  return `${lines.join('\n')}

/** ${sentence}${others} */
export default defineMigration({
  changes: ${list(changes.map(changeKey))},
  blocks: ${list(changes.map(({ block }) => block))},
  migrate: ${operations.expression},
});
`;
}

function list(values: readonly string[]): string {
  if (values.length === 1) return `[${values.map(quote).join('')}]`;
  return `[\n${values.map((value) => `    ${quote(value)},\n`).join('')}  ]`;
}
