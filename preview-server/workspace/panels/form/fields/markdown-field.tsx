import { Bold, Heading2, Italic, Link, List } from 'lucide-react';
import { useRef } from 'react';
import { Toolbar } from 'react-aria-components';
import type { FieldOf } from '../../../base/schema/definitions.ts';
import { IconButton } from '../../controls/icon-button.tsx';
import inputs from '../../controls/input.module.css';
import { useMessages } from '../../messages/messages.ts';
import { FieldShell } from '../field/field-shell.tsx';
import styles from '../field/text.module.css';
import { asText, type FieldProps, useField } from '../field/use-field.ts';
import { type MarkdownMark, markUp } from './mark-up.ts';

const tools: readonly [MarkdownMark, typeof Bold][] = [
  ['bold', Bold],
  ['italic', Italic],
  ['heading', Heading2],
  ['list', List],
  ['link', Link],
];

/** Text with Markdown signs; the buttons write them around the selection. */
export function MarkdownField({ uid, field, name }: FieldProps<FieldOf<'markdown'>>) {
  const say = useMessages();
  const [value, write] = useField(uid, name);
  const area = useRef<HTMLTextAreaElement>(null);
  const text = asText(value);
  const apply = (mark: MarkdownMark) => {
    const element = area.current;
    if (!element) return;
    const next = markUp(text, element.selectionStart, element.selectionEnd, mark);
    write(next.text);
    requestAnimationFrame(() => {
      element.focus();
      element.setSelectionRange(next.start, next.end);
    });
  };
  return (
    <FieldShell uid={uid} field={field} name={name} length={text.length} limit={field.max_length}>
      {(attributes) => (
        <>
          <Toolbar aria-label={say('richText.toolbar')}>
            {tools.map(([mark, Icon]) => (
              <IconButton key={mark} label={say(`markdown.${mark}`)} onPress={() => apply(mark)}>
                <Icon size={15} aria-hidden />
              </IconButton>
            ))}
          </Toolbar>
          <textarea
            {...attributes}
            ref={area}
            className={`${inputs.input} ${styles.textarea} ${styles.mono}`}
            value={text}
            dir={field.rtl ? 'rtl' : undefined}
            onChange={(event) => write(event.target.value)}
          />
        </>
      )}
    </FieldShell>
  );
}
