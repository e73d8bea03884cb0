import type { Changes } from '@blattwerk/preview-server/seed/changes.ts';
import type { ManagementApiClient } from '@storyblok/management-api-client';
import { z } from 'zod';

const settingsSchema = z.object({
  space: z.object({
    domain: z.string().nullish(),
    languages: z.array(z.looseObject({ code: z.string(), name: z.string() })).nullish(),
  }),
});

/** Brings the address that previews begin with and the languages of translated fields into the space; others stay. */
export async function loadSettings(
  client: ManagementApiClient,
  { previewAddress, languages }: { previewAddress: string; languages: readonly string[] },
  changes: Changes,
): Promise<void> {
  const { data } = await client.spaces.get({ throwOnError: true });
  const { space } = settingsSchema.parse(data);
  const known = space.languages ?? [];
  const missing = languages.filter((code) => !known.some((language) => language.code === code));
  const update = (body: Parameters<typeof client.spaces.update>[0]['body']) => async () =>
    void (await client.spaces.update({ body, throwOnError: true }));
  if (space.domain !== previewAddress) {
    const change = { kind: 'preview address', name: previewAddress, action: 'update' } as const;
    await changes.make(change, update({ space: { domain: previewAddress } }), undefined);
  }
  if (missing.length > 0) {
    const all = [...known, ...missing.map((code) => ({ code, name: languageName(code) }))];
    const change = { kind: 'language', name: missing.join(', '), action: 'create' } as const;
    await changes.make(change, update({ space: { languages: all } }), undefined);
  }
}

/** As editors call it: Englisch. */
function languageName(code: string): string {
  return new Intl.DisplayNames(['de'], { type: 'language' }).of(code) ?? code;
}
