import type { Queries } from '@blattwerk/database/database.ts';
import { componentGroups, components } from '@blattwerk/database/tables/components.ts';
import {
  type SpaceComponents,
  spaceComponentsSchema,
} from '@blattwerk/schemas/space-blocks/space-components.ts';
import { asc, eq } from 'drizzle-orm';
import { toManagementComponent, toManagementGroup } from './to-management-component.ts';

/** The blocks the space knows, as stories are judged by them. */
export async function loadSpaceComponents(queries: Queries, spaceId: number): Promise<SpaceComponents> {
  const rows = await queries
    .select()
    .from(components)
    .where(eq(components.spaceId, spaceId))
    .orderBy(asc(components.id));
  const groups = await queries.select().from(componentGroups).where(eq(componentGroups.spaceId, spaceId));
  return spaceComponentsSchema.parse({
    components: rows.map((row) => toManagementComponent(row, [])),
    component_groups: groups.map((group) => toManagementGroup(group, groups)),
  });
}
