import { CustomField } from '../form/fields/custom-field.tsx';
import type { FieldProps } from '../form/use-field.ts';
import type { FieldOf } from '../schema/definitions.ts';
import { useOpenSession } from '../session/session-store.ts';
import { PluginField } from './plugin-field.tsx';

/** A custom field: by its plugin where the server has one, else as JSON. */
export function PluginOrJson(props: FieldProps<FieldOf<'custom'>>) {
  const { config } = useOpenSession();
  const address = config.fieldPlugins[props.field.field_type ?? ''];
  return address === undefined ? <CustomField {...props} /> : <PluginField {...props} address={address} />;
}
