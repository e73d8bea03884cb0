import { createContext, type FocusEvent, type ReactNode, useContext, useEffect, useId, useRef } from 'react';
import { plainText } from '../../../base/schema/block-title.ts';
import type { FormField } from '../../../base/schema/definitions.ts';
import { fieldHelp, fieldLabel } from '../../../base/schema/labels.ts';
import { beginTyping, leaveField, useFieldFindings } from '../../../store/findings-store.ts';
import { formStore, useForm } from '../../../store/form-store.ts';
import { useOpening } from '../../../store/opening-store.ts';
import { useFieldValue } from '../../../store/page/document.ts';
import { FieldFindings } from '../../findings/field-findings.tsx';
import { useMessages } from '../../messages/messages.ts';
import styles from './field-shell.module.css';
import type { FieldProps } from './use-field.ts';

/** Attributes that tie a control to its label, help text and findings. */
type ControlAttributes = { id: string; 'aria-describedby': string; 'aria-invalid': boolean };

/** Id of the element that shows the original of a translation beside its field; without one the field shows it itself. */
export const OriginalBeside = createContext<string | undefined>(undefined);

type FieldShellProps = FieldProps & {
  /** `label` for one control, `group` for a field of several controls. */
  kind?: 'label' | 'group';
  /** Length so far, where the field has a limit. */
  length?: number;
  limit?: number | undefined;
  /** Shown in place of the label; the control names itself. */
  hideLabel?: boolean;
  /** Findings stand above a control that grows while it loads, so that their buttons stay where they are. */
  findingsFirst?: boolean;
  /** The control is still on its way, and takes the focus once it is there. */
  isWaiting?: boolean;
  children(attributes: ControlAttributes): ReactNode;
};

/** Label, help, counter and findings around the control of one field. */
export function FieldShell(props: FieldShellProps) {
  const {
    uid,
    field,
    name,
    kind = 'label',
    length,
    limit,
    hideLabel = false,
    findingsFirst = false,
    isWaiting = false,
    children,
  } = props;
  const say = useMessages();
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const originalId = useContext(OriginalBeside);
  const storyId = useOpening((state) => state.storyId);
  const findings = useFieldFindings(storyId, uid, name);
  const isWanted = useForm(({ wanted }) => wanted?.uid === uid && wanted.field === name);
  const label = fieldLabel(field, say.language);
  const isRequired = field.required === true && name === field.name;

  useEffect(() => {
    if (!isWanted || isWaiting) return;
    formStore.setState({ wanted: undefined });
    frame.current?.scrollIntoView({ block: 'center' });
    const controls = [...(frame.current?.querySelectorAll<HTMLElement>(focusable) ?? [])].filter(
      (each) => !each.closest(`[id="${id}-findings"]`),
    );
    // The buttons of a text stand before it, and what is typed belongs into the text.
    (controls.find((each) => each.matches(longText)) ?? controls[0])?.focus();
  }, [isWanted, isWaiting, id]);

  const caption = (
    <>
      {label}
      {isRequired && (
        <span className={styles.required} title={say('form.required')}>
          <span aria-hidden> *</span>
          <span className={styles.visuallyHidden}>{say('form.required')}</span>
        </span>
      )}
    </>
  );
  const attributes = {
    id,
    'aria-describedby': [originalId, `${id}-help`, `${id}-findings`].filter(Boolean).join(' '),
    'aria-invalid': findings.some(({ severity }) => severity === 'error'),
  };
  const fieldFindings = <FieldFindings id={`${id}-findings`} findings={findings} />;
  const body = (
    <>
      {!hideLabel &&
        (kind === 'label' ? (
          <label className={styles.label} htmlFor={id}>
            {caption}
          </label>
        ) : (
          <span className={styles.label} id={`${id}-label`}>
            {caption}
          </span>
        ))}
      {name !== field.name && originalId === undefined && <OriginalText uid={uid} field={field} />}
      {findingsFirst && fieldFindings}
      {children(attributes)}
      <div className={styles.below}>
        <p className={styles.help} id={`${id}-help`}>
          {fieldHelp(field, say.language)}
        </p>
        {limit !== undefined && (
          <span className={styles.counter} data-over={(length ?? 0) > limit}>
            {say('form.counter', { length: length ?? 0, limit })}
          </span>
        )}
      </div>
      {!findingsFirst && fieldFindings}
    </>
  );
  useEffect(() => () => leaveField(uid, name), [uid, name]);
  const watch = {
    onFocus: ({ target }: FocusEvent) => {
      formStore.setState({ focused: { uid, field: name } });
      if (target.matches(typedInto)) beginTyping(uid, name);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      formStore.setState({ focused: undefined });
      if (!currentTarget.contains(relatedTarget)) leaveField(uid, name);
    },
  };
  return kind === 'group' ? (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid with its legend inside
    <div
      ref={frame}
      className={styles.field}
      role="group"
      aria-labelledby={`${id}-label`}
      data-field={name}
      {...watch}
    >
      {body}
    </div>
  ) : (
    <div ref={frame} className={styles.field} data-field={name} {...watch}>
      {body}
    </div>
  );
}

const focusable =
  'input:not([type=hidden]), textarea, button, iframe, [contenteditable=true], [tabindex="0"]';

const longText = 'textarea, [contenteditable=true]';

const typedInto =
  'input:not([type=checkbox], [type=radio], [type=color], [type=file]), textarea, [contenteditable=true]';

/** The German text that a translation stands for. */
function OriginalText({ uid, field }: { uid: string; field: FormField }) {
  const say = useMessages();
  const text = plainText(useFieldValue(uid, field.name)).trim();
  return (
    <p
      className={styles.original}
      lang="de"
      title={say('translation.original', { name: fieldLabel(field, say.language) })}
    >
      {text || say('translation.emptyOriginal')}
    </p>
  );
}
