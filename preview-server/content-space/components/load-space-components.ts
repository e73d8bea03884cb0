import type { Queries } from '@blattwerk/database/database.ts';
import { componentGroups, components } from '@blattwerk/database/tables/components.ts';
import { schema } from '@blattwerk/schemas/schema.ts';
import {
  type SpaceComponents,
  spaceComponentsSchema,
} from '@blattwerk/schemas/space-blocks/space-components.ts';
import { and, asc, eq, notInArray } from 'drizzle-orm';
import { toManagementComponent, toManagementGroup } from './to-management-component.ts';

const own = Object.values(schema.blocks).map(({ name }) => name);

/** The blocks the space knows, as stories are judged by them; none where the shop knows all of them, which is nearly always. */
export async function loadSpaceComponents(queries: Queries, spaceId: number): Promise<SpaceComponents> {
  const ofSpace = eq(components.spaceId, spaceId);
  const foreign = await queries.$count(components, and(ofSpace, notInArray(components.name, own)));
  if (foreign === 0) return { components: [], component_groups: [] };
  const rows = await queries.select().from(components).where(ofSpace).orderBy(asc(components.id));
  const groups = await queries.select().from(componentGroups).where(eq(componentGroups.spaceId, spaceId));
  return spaceComponentsSchema.parse({
    components: rows.map((row) => toManagementComponent(row, [])),
    component_groups: groups.map((group) => toManagementGroup(group, groups)),
  });
}
