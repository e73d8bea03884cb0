import type { ApiError } from '../../../base/api/result.ts';
import { reasonOf } from '../../../base/api/result.ts';
import type { FieldOf } from '../../../base/schema/definitions.ts';
import { optionLabel } from '../../../base/schema/labels.ts';
import { languageName } from '../../../base/schema/place-names.ts';
import { useCatalogueChoices } from '../../../store/server/catalogue-choices.ts';
import { useEntries, useStories } from '../../../store/server/queries.ts';
import { useOpenSession } from '../../../store/session-store.ts';
import type { Option } from '../../controls/select.tsx';
import { useMessages } from '../../messages/messages.ts';

export type Choices = { options: readonly Option[]; isLoading: boolean; error: ApiError | undefined };

/** Options of a field from the schema, a datasource, the catalogue, the languages or the stories; `error` when a source fails. */
export function useChoices(field: FieldOf<'option'> | FieldOf<'options'>): Choices {
  const say = useMessages();
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
    return ready(
      config.languages.map((each) => ({ value: each.code, label: languageName(each, say.language) })),
    );
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
  return ready(
    (field.options ?? []).map((option) => ({
      value: option.value ?? '',
      label: optionLabel(field, option, say.language),
    })),
  );
}
