import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import type { FieldOf } from '../../../base/schema/definitions.ts';
import { useMessages } from '../../messages/messages.ts';
import { FieldShell } from '../field/field-shell.tsx';
import { type FieldProps, useField } from '../field/use-field.ts';
import { LinkEditor } from '../links/link-editor.tsx';
import { isEmptyLink, type LinkType, readMultilink, writeMultilink } from '../links/link-value.ts';

/** A link to a page, an address, a mailbox or a file. */
export function MultilinkField({ uid, field, name }: FieldProps<FieldOf<'multilink'>>) {
  const say = useMessages();
  const [value, write] = useField(uid, name);
  const link = readMultilink(value);
  const types: LinkType[] = [
    'story',
    'url',
    ...(field.email_link_type ? (['email'] as const) : []),
    ...(field.asset_link_type ? (['asset'] as const) : []),
  ];
  return (
    <FieldShell uid={uid} field={field} name={name} kind="group">
      {() => (
        <>
          <LinkEditor
            link={link}
            types={types.includes(link.type) ? types : [...types, link.type]}
            showsAnchor={field.show_anchor === true}
            showsNewTab={field.allow_target_blank === true}
            accepts={(story) =>
              (!field.restrict_content_types ||
                !field.component_whitelist?.length ||
                field.component_whitelist.includes(story.content_type)) &&
              (!field.force_link_scope || story.full_slug.startsWith(field.link_scope ?? ''))
            }
            onChange={(next) => write(writeMultilink(next, value))}
          />
          {!isEmptyLink(link) && (
            <div>
              <Button kind="link" onPress={() => write(undefined)}>
                {say('link.remove')}
              </Button>
            </div>
          )}
        </>
      )}
    </FieldShell>
  );
}
