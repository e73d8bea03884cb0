import type { ComparedVersion } from '../../store/dialog-store.ts';
import { useDocument } from '../../store/page/document.ts';
import { useVersions } from '../../store/server/queries.ts';
import { Select } from '../controls/select.tsx';
import { useMessages } from '../messages/messages.ts';
import { versionName } from './version-words.ts';

type VersionChoiceProps = {
  label: string;
  chosen: ComparedVersion;
  onChoose(version: ComparedVersion): void;
};

const keyOf = (version: ComparedVersion): string => (version === 'draft' ? version : String(version.id));

/** Which content of the open page is compared: the draft, or one of the saves made last. */
export function VersionChoice({ label, chosen, onChoose }: VersionChoiceProps) {
  const say = useMessages();
  const storyId = useDocument(({ story }) => story.id) ?? 0;
  const { data } = useVersions(storyId);
  const listed = data?.pages.flatMap(({ versions }) => versions) ?? [];
  const isListed = chosen === 'draft' || listed.some(({ id }) => id === chosen.id);
  const all: ComparedVersion[] = ['draft', ...listed, ...(isListed ? [] : [chosen])];
  return (
    <Select
      layout="bare"
      label={label}
      value={keyOf(chosen)}
      options={all.map((version) => ({ value: keyOf(version), label: versionName(say, version) }))}
      onChange={(key) => {
        const found = all.find((version) => keyOf(version) === key);
        if (found) onChoose(found);
      }}
    />
  );
}
