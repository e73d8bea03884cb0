import type { SafeAreaFault } from '@blattwerk/designs/findings/safe-area.ts';
import type { TextFault } from '@blattwerk/designs/findings/text-faults.ts';
import type { TextSlot } from '@blattwerk/schemas/web-api/configurator/composition-endpoints.ts';
import { type ReactNode, useId, useRef } from 'react';
import controls from '../controls/controls.module.css';
import { FaultNote } from '../findings/fault-note.tsx';
import type { ShowFix } from '../fixes/fix.ts';
import type { Draft } from '../session/use-draft.ts';
import { StyleToggle } from '../text-style/style-toggle.tsx';
import { type Say, slotName } from '../texts.ts';
import { type Sayings, SayingsButton } from './sayings-button.tsx';
import { shownText } from './shown-text.ts';
import { wordFixes } from './word-fixes.ts';
import styles from './words-form.module.css';

type WordsFormProps = {
  slots: readonly TextSlot[];
  draft: Pick<Draft, 'content' | 'change'>;
  onChange(slot: string, text: string): void;
  onActive(slot: string | null): void;
  findings: readonly (SafeAreaFault | TextFault)[];
  /** Words that were chosen, not typed: a step of their own. */
  onTake(slot: string, text: string): void;
  /** Undefined where the shop has none for the card. */
  sayings: Sayings | undefined;
  showFix: ShowFix;
  /** Of the text whose style can be changed now. */
  openStyle: string | null;
  onStyle(slot: string | null): void;
  styleForm(slot: string): ReactNode;
  say: Say;
};

/** Every text of the card as a field; what the design leaves out can be added below. */
export function WordsForm({ slots, ...props }: WordsFormProps) {
  const { say } = props;
  const { content } = props.draft;
  // One that was emptied stays where it was written.
  const isUsed = ({ slot, isSet }: TextSlot) =>
    isSet || content.texts[slot] !== undefined || content.setFor[slot] !== undefined;
  const used = slots.filter(isUsed);
  const further = slots.filter((slot) => !isUsed(slot));
  return (
    <div className={styles.fields}>
      {used.map((slot) => (
        <WordsField {...props} key={slot.slot} slot={slot} />
      ))}
      {further.length > 0 && (
        <details className={controls.more}>
          <summary>{say('moreTexts')}</summary>
          <div className={styles.fields}>
            {further.map((slot) => (
              <WordsField {...props} key={slot.slot} slot={slot} />
            ))}
          </div>
        </details>
      )}
    </div>
  );
}

type WordsFieldProps = Omit<WordsFormProps, 'slots'> & { slot: TextSlot };

/** Of these one line is the rule: Enter leaves them. */
const longSlots = ['body', 'place', 'inside-body', 'signature', 'inside-signature'];
/** Of these a saying can be all that they say. */
const sayingSlots = ['body', 'inside-body'];

function WordsField({ slot, draft, onChange, onActive, findings, showFix, ...props }: WordsFieldProps) {
  const { onTake, sayings, openStyle, onStyle, styleForm, say } = props;
  const { content } = draft;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const text = shownText(slot, content);
  const isOpen = openStyle === slot.slot && slot.isSet;
  const lines = text.split('\n').length;
  // The design's own words may be as long as that.
  const isWritten = (content.texts[slot.slot] ?? content.setFor[slot.slot]) !== undefined;
  const isFull = isWritten && text.length >= slot.maxLength;
  const faults = findings.filter((finding) => finding.slot === slot.slot);
  return (
    <div className={controls.field}>
      <div className={styles.head}>
        <label htmlFor={id}>{say(...slotName(slot.slot))}</label>
        {slot.isSet && (
          <StyleToggle
            isOpen={isOpen}
            isStyled={content.styles?.[slot.slot] !== undefined}
            onToggle={() => onStyle(isOpen ? null : slot.slot)}
            say={say}
            slot={slot.slot}
          />
        )}
      </div>
      <textarea
        aria-describedby={faults.length > 0 || isFull ? `${id}-faults` : undefined}
        aria-invalid={faults.some(({ code }) => code !== 'near-edge') || undefined}
        autoComplete="off"
        data-slot={slot.slot}
        id={id}
        maxLength={slot.maxLength}
        onBlur={() => onActive(null)}
        onChange={(event) => onChange(slot.slot, event.target.value)}
        onFocus={() => onActive(slot.slot)}
        ref={field}
        rows={longSlots.includes(slot.slot) ? Math.max(3, lines) : lines}
        value={text}
      />
      {isOpen && styleForm(slot.slot)}
      <div className={styles.faults} data-findings id={`${id}-faults`} role="status" tabIndex={-1}>
        {faults.map((fault) => (
          <FaultNote
            fault={fault}
            fixes={wordFixes(fault, slot, draft, say)}
            key={fault.code}
            say={say}
            showFix={showFix}
          />
        ))}
        {isFull && <p className={controls.hint}>{say('textFull', { count: slot.maxLength })}</p>}
      </div>
      {sayings && sayingSlots.includes(slot.slot) && (
        <SayingsButton field={field} onTake={(text) => onTake(slot.slot, text)} say={say} slot={slot}>
          {sayings}
        </SayingsButton>
      )}
    </div>
  );
}
