import { type ComponentType, lazy, Suspense, useState } from 'react';
import { plainText } from '../../../base/schema/block-title.ts';
import type { FieldOf } from '../../../base/schema/definitions.ts';
import { toolsBesideStyles } from '../../../base/schema/rich-text-tools.ts';
import { useFieldValue } from '../../../store/page/document.ts';
import { useMessages } from '../../messages/messages.ts';
import { FieldShell } from '../field/field-shell.tsx';
import type { FieldProps } from '../field/use-field.ts';
import styles from './rich-text.module.css';

type Props = FieldProps<FieldOf<'richtext'>>;

// The rich text editor is the largest part of the app; forms without one open without it.
const load = () => import('./richtext-field.tsx');
const Late = lazy(load);
let loaded: ComponentType<Props> | undefined;

/** Fetches the editor ahead of the first form that needs it. */
export async function fetchRichText(): Promise<void> {
  // The form asks again by itself, and says so where that fails, too.
  loaded ??= (await load().catch(() => undefined))?.default;
}

/** A rich text field, whose label and place are there before its editor is. */
export function LateRichText(props: Props) {
  const [Editor] = useState<ComponentType<Props>>(() => loaded ?? Late);
  return (
    <Suspense fallback={<Waiting {...props} />}>
      <Editor {...props} />
    </Suspense>
  );
}

function Waiting({ uid, field, name }: Props) {
  const say = useMessages();
  const value = useFieldValue(uid, name);
  const tools = toolsBesideStyles(field);
  return (
    <FieldShell uid={uid} field={field} name={name} kind="group" isWaiting>
      {() => (
        <div className={styles.frame} aria-busy>
          <div className={styles.toolbar} role="status" aria-label={say('richText.loading')}>
            <span className={styles.styleSlot} />
            {tools.map((tool) => (
              <span key={tool} className={styles.slot} />
            ))}
          </div>
          <div className={styles.content}>
            <p className={styles.waitingText}>{plainText(value)}</p>
          </div>
        </div>
      )}
    </FieldShell>
  );
}
