import { useMemo } from 'react';
import { useStore } from 'zustand';
import { testVersions } from '../../base/content/page-tests.ts';
import { Select } from '../../panels/controls/select.tsx';
import { useMessages } from '../../panels/messages/messages.ts';
import { useDeferredContent } from '../../store/page/use-deferred-content.ts';
import { previewStore } from '../../store/preview-store.ts';

const forAll = 'control';

/** Which version of its tests the page is shown in; nothing on a page without tests. */
export function TestAxis() {
  const say = useMessages();
  const content = useDeferredContent();
  const chosen = useStore(previewStore, ({ version }) => version);
  const versions = useMemo(() => (content ? testVersions(content) : []), [content]);
  if (versions.length === 0) return null;
  const shown = versions.findIndex(
    ({ flag, treatment }) => flag === chosen?.flag && treatment === chosen.treatment,
  );
  return (
    <Select
      layout="inline"
      label={say('axis.test')}
      value={shown < 0 ? forAll : String(shown)}
      options={[
        { value: forAll, label: say('axis.testControl') },
        ...versions.map(({ flag, name }, place) => ({
          value: String(place),
          label: name === undefined ? say('axis.testNew', { flag }) : say('axis.testNamed', { flag, name }),
        })),
      ]}
      onChange={(value) => previewStore.setState({ version: versions[Number(value)] })}
    />
  );
}
