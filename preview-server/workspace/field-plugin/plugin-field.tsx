import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { useState } from 'react';
import { FieldShell } from '../form/field-shell.tsx';
import { CustomField } from '../form/fields/custom-field.tsx';
import type { FieldProps } from '../form/use-field.ts';
import { useMessages } from '../messages/messages.ts';
import type { FieldOf } from '../schema/definitions.ts';
import { fieldLabel } from '../schema/definitions.ts';
import { PluginFrame } from './plugin-frame.tsx';

type PluginFieldProps = FieldProps<FieldOf<'custom'>> & {
  /** Where the plugin's page is. */
  address: string;
};

/** A field that a plugin edits; as JSON where the plugin does not answer. */
export function PluginField({ address, ...props }: PluginFieldProps) {
  const say = useMessages();
  const [attempt, setAttempt] = useState(0);
  const [silentAttempt, setSilentAttempt] = useState<number>();
  const [asJson, setAsJson] = useState(false);
  if (asJson) return <CustomField {...props} />;
  return (
    <FieldShell {...props} kind="group">
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
              {say('plugin.silent', { field: fieldLabel(props.field) })}
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
