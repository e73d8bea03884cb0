import { isRecord } from '../rules/model/is-record.ts';
import { mapBlocks } from './content-block.ts';
import type { Migration } from './migration.ts';

/** A migration under the name of its file. */
export type NamedMigration = Migration & { name: string };

export type MigratedContent =
  /** `applied` names the migrations that changed something. */
  { ok: true; content: Record<string, unknown>; applied: string[] } | { ok: false; message: string };

/**
 * A story's content after migrations, one after the other. A migration that would change its own result once more is
 * refused: a run that was broken off could not be taken up again.
 */
export function migrateContent(
  content: Readonly<Record<string, unknown>>,
  migrations: readonly NamedMigration[],
): MigratedContent {
  let current: Record<string, unknown> = content;
  const applied: string[] = [];
  for (const migration of migrations) {
    const next = apply(current, migration);
    if (next === current) continue;
    if (!isRecord(next)) {
      return {
        ok: false,
        message: `${migration.name} takes out the story's own block; delete or unpublish such stories by hand.`,
      };
    }
    if (JSON.stringify(apply(next, migration)) !== JSON.stringify(next)) {
      return {
        ok: false,
        message: `${migration.name} changes its own result when it runs again; let it leave alone what it has changed.`,
      };
    }
    if (JSON.stringify(next) !== JSON.stringify(current)) applied.push(migration.name);
    current = next;
  }
  return { ok: true, content: current, applied };
}

function apply(content: unknown, { blocks, migrate }: Migration): unknown {
  return mapBlocks(content, (candidate) => (blocks.includes(candidate.component) ? migrate(candidate) : candidate));
}
