import { useCatalogueChoices } from '../../api/catalogue-choices-api.ts';
import { useEntries, useStories } from '../../api/queries.ts';
import type { ApiError } from '../../api/result.ts';
import { reasonOf } from '../../api/result.ts';
import type { Option } from '../../controls/select.tsx';
import type { FieldOf } from '../../schema/definitions.ts';
import { useOpenSession } from '../../session/session-store.ts';

export type Choices = { options: readonly Option[]; isLoading: boolean; error: ApiError | undefined };

/** What an option field offers, wherever it comes from; an unreachable source says so. */
export function useChoices(field: FieldOf<'option'> | FieldOf<'options'>): Choices {
  const { config } = useOpenSession();
  const datasource = field.source === 'internal' ? (field.datasource ?? field.datasource_slug) : undefined;
  const entries = useEntries(datasource);
  const offered = useCatalogueChoices(datasource);
  const { stories } = useStories();
  const ready = (options: readonly Option[]): Choices => ({ options, isLoading: false, error: undefined });

  if (field.source === 'internal')
    return {
      options: (offered.choices ?? entries.data ?? []).map(({ name, value }) => ({ value, label: name })),
      isLoading: entries.isLoading || offered.isLoading,
      error: entries.error && !offered.choices ? reasonOf(entries.error) : undefined,
    };
  if (field.source === 'internal_languages')
    return ready(config.languages.map(({ code, label }) => ({ value: code, label })));
  if (field.source === 'internal_stories')
    return ready(
      stories
        .filter(
          (story) =>
            !story.is_folder &&
            story.full_slug.startsWith(field.folder_slug ?? '') &&
            (!field.filter_content_type?.length || field.filter_content_type.includes(story.content_type)),
        )
        .map(({ uuid, name, full_slug }) => ({ value: uuid, label: `${name} (${full_slug})` })),
    );
  return ready((field.options ?? []).map(({ name, value = '' }) => ({ value, label: name ?? value })));
}
