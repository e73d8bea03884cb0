import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { useState } from 'react';
import type { FieldOf } from '../../../base/schema/definitions.ts';
import { fieldLabel } from '../../../base/schema/labels.ts';
import { useFieldValue } from '../../../store/page/document.ts';
import { useOpenSession } from '../../../store/session-store.ts';
import { useMessages } from '../../messages/messages.ts';
import { FieldShell } from '../field/field-shell.tsx';
import type { FieldProps } from '../field/use-field.ts';
import { CustomField } from './custom-field.tsx';
import { itemsIn } from './items-in.ts';
import { PluginFrame } from './plugin-frame.tsx';

/** A custom field: by its plugin where the server has one, else as JSON. */
export function PluginField(props: FieldProps<FieldOf<'custom'>>) {
  const { config } = useOpenSession();
  const address = config.fieldPlugins[props.field.field_type ?? ''];
  return address === undefined ? (
    <CustomField {...props} />
  ) : (
    <AnsweringPlugin {...props} address={address} />
  );
}

type AnsweringPluginProps = FieldProps<FieldOf<'custom'>> & {
  /** URL of the plugin's page. */
  address: string;
};

/** The plugin's page, or the value as JSON when the plugin does not answer. */
function AnsweringPlugin({ address, ...props }: AnsweringPluginProps) {
  const say = useMessages();
  const [attempt, setAttempt] = useState(0);
  const [silentAttempt, setSilentAttempt] = useState<number>();
  const [asJson, setAsJson] = useState(false);
  // The place of a list is known before it is drawn; what a single choice will take is not.
  const count = itemsIn(useFieldValue(props.uid, props.name));
  if (asJson) return <CustomField {...props} />;
  return (
    <FieldShell {...props} kind="group" findingsFirst={count < 2}>
      {() => (
        <>
          {silentAttempt === attempt && (
            <Notice
              tone="warning"
              actions={[
                { label: say('plugin.retry'), run: () => setAttempt(attempt + 1) },
                { label: say('plugin.json'), run: () => setAsJson(true) },
              ]}
            >
              {say('plugin.silent', { field: fieldLabel(props.field, say.language) })}
            </Notice>
          )}
          <PluginFrame
            key={attempt}
            {...props}
            address={address}
            onSilent={(isSilent) => setSilentAttempt(isSilent ? attempt : undefined)}
          />
        </>
      )}
    </FieldShell>
  );
}
