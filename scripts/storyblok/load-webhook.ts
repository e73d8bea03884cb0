import type { Changes } from '@blattwerk/preview-server/seed/changes.ts';
import type { ManagementApiClient } from '@storyblok/management-api-client';
import { z } from 'zod';

/** What pages are made of. */
const actions = [
  'story.published',
  'story.unpublished',
  'story.deleted',
  'story.moved',
  'datasource.entries_updated',
  'asset.replaced',
  'asset.deleted',
];

const endpointsSchema = z.object({
  webhook_endpoints: z.array(
    z.object({
      id: z.int(),
      endpoint: z.string(),
      actions: z.array(z.string()),
      activated: z.boolean().optional(),
    }),
  ),
});

/** Has the space tell the shop of what changes. An endpoint is known again by its address; its secret cannot be read back. */
export async function loadWebhook(
  client: ManagementApiClient,
  spaceId: number,
  { endpoint, secret }: { endpoint: string; secret: string },
  changes: Changes,
): Promise<void> {
  const path = `/v1/spaces/${spaceId}/webhook_endpoints`;
  const listed = await client.get(path, { throwOnError: true });
  const known = endpointsSchema.parse(listed.data).webhook_endpoints.find((own) => own.endpoint === endpoint);
  if (known && known.activated !== false && actions.every((action) => known.actions.includes(action))) return;
  const told = [...new Set([...(known?.actions ?? []), ...actions])];
  const webhook = { name: 'Blattwerk', endpoint, secret, actions: told, activated: true };
  const body = { webhook_endpoint: webhook };
  const save = async () =>
    void (known
      ? await client.put(`${path}/${known.id}`, { body, throwOnError: true })
      : await client.post(path, { body, throwOnError: true }));
  const change = { kind: 'webhook', name: endpoint, action: known ? 'update' : 'create' } as const;
  await changes.make(change, save, undefined);
}
