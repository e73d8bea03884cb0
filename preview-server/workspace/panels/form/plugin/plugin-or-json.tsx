import type { FieldOf } from '../../../base/schema/definitions.ts';
import { useOpenSession } from '../../../store/session-store.ts';
import type { FieldProps } from '../field/use-field.ts';
import { CustomField } from './custom-field.tsx';
import { PluginField } from './plugin-field.tsx';

/** A custom field: by its plugin where the server has one, else as JSON. */
export function PluginOrJson(props: FieldProps<FieldOf<'custom'>>) {
  const { config } = useOpenSession();
  const address = config.fieldPlugins[props.field.field_type ?? ''];
  return address === undefined ? <CustomField {...props} /> : <PluginField {...props} address={address} />;
}
