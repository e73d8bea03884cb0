import { ChevronRight } from 'lucide-react';
import { Button, Disclosure, DisclosurePanel } from 'react-aria-components';
import type { FieldGroup } from '../../base/schema/form-tabs.ts';
import { fieldLabel } from '../../base/schema/labels.ts';
import { useMessages } from '../messages/messages.ts';
import { FieldEditor } from './fields/field-editor.tsx';
import styles from './form.module.css';

/** Fields of one tab; a section of the schema can be folded away. */
export function FieldGroups({ uid, groups }: { uid: string; groups: readonly FieldGroup[] }) {
  const say = useMessages();
  return groups.map(({ section, fields }) => {
    const editors = fields.map((field) => (
      <FieldEditor key={field.name} uid={uid} field={field} name={field.name} />
    ));
    if (!section) return editors;
    return (
      <Disclosure
        key={section.name}
        className={styles.section ?? ''}
        defaultExpanded={section.fieldset?.collapsed !== true}
      >
        <Button slot="trigger" className={styles.sectionButton ?? ''}>
          <ChevronRight size={14} aria-hidden />
          {section.display_name
            ? fieldLabel(section, say.language)
            : (section.fieldset?.title ?? section.name)}
        </Button>
        <DisclosurePanel>
          <div className={styles.sectionBody}>{editors}</div>
        </DisclosurePanel>
      </Disclosure>
    );
  });
}
