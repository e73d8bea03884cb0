import {
  type SpaceComponents,
  spaceComponentsSchema,
} from '@blattwerk/schemas/space-blocks/space-components.ts';
import type { ManagementApi } from './management-api.ts';
import { read } from './request.ts';
import type { Result } from './result.ts';

/** The blocks the space knows, those of the shop among them. */
export async function listComponents(api: ManagementApi): Promise<Result<SpaceComponents>> {
  return read(await api.send('/components'), spaceComponentsSchema);
}
