import * as z from 'zod';
import type { PlainObject } from '../plain-object.ts';
import { type BlockChange, differenceBetween, ownFields, toldChanges } from './story-difference.ts';

/** A summary names this many blocks of each kind, and fields of a block; of the others it says how many. */
const mostNamed = 3;

const blocks = z.object({ count: z.int().nonnegative(), components: z.array(z.string()).max(mostNamed) });

/** What a save changed, without words: they are the reader's. */
export const versionChangesSchema = z.object({
  edited: z.object({
    count: z.int().nonnegative(),
    blocks: z
      .array(
        z.object({
          component: z.string(),
          isPage: z.boolean(),
          fieldCount: z.int().positive(),
          fields: z.array(z.string()).max(mostNamed),
        }),
      )
      .max(mostNamed),
  }),
  inserted: blocks,
  deleted: blocks,
  moved: blocks,
  /** Beside the content. */
  page: z.array(z.enum(['name', 'address', 'settings'])),
});
export type VersionChanges = z.infer<typeof versionChangesSchema>;

/** Summary of what makes one content the other. */
export function changesBetween(
  before: PlainObject,
  after: PlainObject,
  page: VersionChanges['page'],
): VersionChanges {
  const changes = toldChanges(differenceBetween(before, after));
  const edited = changes.flatMap((change) => {
    const fields = change.kind === 'changed' ? ownFields(change.fields) : [];
    if (change.kind !== 'changed' || fields.length === 0) return [];
    const { component, parent } = change.after;
    return { component, isPage: parent === undefined, fields: fields.map(({ field }) => field) };
  });
  return {
    edited: {
      count: edited.length,
      blocks: edited.slice(0, mostNamed).map(({ fields, ...block }) => ({
        ...block,
        fieldCount: fields.length,
        fields: fields.slice(0, mostNamed),
      })),
    },
    inserted: named(changes.filter(({ kind }) => kind === 'inserted')),
    deleted: named(changes.filter(({ kind }) => kind === 'deleted')),
    moved: named(changes.filter((change) => change.kind === 'changed' && change.isMoved)),
    page,
  };
}

function named(changes: readonly BlockChange[]): z.infer<typeof blocks> {
  const components = changes.map(
    (change) => (change.kind === 'deleted' ? change.before : change.after).component,
  );
  return { count: changes.length, components: [...new Set(components)].slice(0, mostNamed) };
}
