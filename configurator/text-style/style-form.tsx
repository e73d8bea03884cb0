import { styleOffer } from '@blattwerk/designs/editing/style-offer.ts';
import type { Fonts } from '@blattwerk/designs/text/fonts.ts';
import type { TextStyle } from '@blattwerk/schemas/configurator/text-style.ts';
import { useId } from 'react';
import controls from '../controls/controls.module.css';
import { alignTexts, setStyle } from '../session/style-operations.ts';
import type { Draft } from '../session/use-draft.ts';
import { type Say, slotName } from '../texts.ts';
import styles from './style-form.module.css';

type StyleFormProps = {
  slot: string;
  draft: Pick<Draft, 'content' | 'change' | 'composed'>;
  fonts: Fonts;
  say: Say;
};

const alignments = [
  { align: 'left', key: 'styleLeft', lines: 'M4 6h16M4 12h10M4 18h13' },
  { align: 'center', key: 'styleCenter', lines: 'M4 6h16M7 12h10M5.5 18h13' },
  { align: 'right', key: 'styleRight', lines: 'M4 6h16M10 12h10M7 18h13' },
] as const;

/** A text larger or smaller, and where its lines begin: what the design has room for, and the way back to it. */
export default function StyleForm({ slot, draft, fonts, say }: StyleFormProps) {
  const { content, change, composed } = draft;
  const name = useId();
  const offer =
    composed &&
    styleOffer(slot, {
      design: composed.design,
      styles: content.styles ?? {},
      words: content.texts,
      fonts,
    });
  if (!offer) return <p className={controls.hint}>{say('loading')}</p>;
  const { percent, smaller, larger, align, ownAlign, others } = offer;
  const isAlone = [...others].some(([other, its]) => (content.styles?.[other]?.align ?? its) !== align);
  const own = content.styles?.[slot] ?? {};
  const set = (style: TextStyle) => change((now) => setStyle(now, slot, style), null);
  const resize = (step: typeof smaller) =>
    step !== null && set({ ...own, size: step === 100 ? undefined : step });
  return (
    <fieldset className={styles.form}>
      <legend className={styles.unseen}>{say('styleOf', { field: say(...slotName(slot)) })}</legend>
      <div className={styles.row}>
        <span className={styles.name}>{say('styleSize')}</span>
        <div className={styles.sizes}>
          <button
            aria-disabled={smaller === null}
            aria-label={say('styleSmaller')}
            onClick={() => resize(smaller)}
            type="button"
          >
            <Icon lines="M3 18L8.5 5 14 18M5 13.5h7M16 11h6" />
          </button>
          <output className={styles.percent}>{say('stylePercent', { percent })}</output>
          <button
            aria-disabled={larger === null}
            aria-label={say('styleLarger')}
            onClick={() => resize(larger)}
            type="button"
          >
            <Icon lines="M3 18L8.5 5 14 18M5 13.5h7M16 11h6M19 8v6" />
          </button>
        </div>
      </div>
      {ownAlign && (
        <div aria-labelledby={`${name}-align`} className={styles.row} role="radiogroup">
          <span className={styles.name} id={`${name}-align`}>
            {say('styleAlign')}
          </span>
          <div className={styles.alignments}>
            {alignments.map((one) => (
              <label key={one.align} title={say(one.key)}>
                <input
                  aria-label={say(one.key)}
                  checked={align === one.align}
                  className={controls.over}
                  name={name}
                  onChange={() => set({ ...own, align: one.align === ownAlign ? undefined : one.align })}
                  type="radio"
                />
                <Icon lines={one.lines} />
              </label>
            ))}
          </div>
        </div>
      )}
      <p className={controls.hint} role="status">
        {offer.hasNoRoom ? say('styleNoRoom') : offer.isAtLeast ? say('styleAtLeast') : ''}
      </p>
      <div className={styles.ways}>
        {ownAlign && isAlone && (
          <button
            className={controls.way}
            onClick={() => change((now) => alignTexts(now, others, align), null)}
            type="button"
          >
            {say('styleAlignAll')}
          </button>
        )}
        {content.styles?.[slot] && (
          <button className={controls.way} onClick={() => set({})} type="button">
            {say('styleReset')}
          </button>
        )}
      </div>
    </fieldset>
  );
}

function Icon({ lines }: { lines: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24">
      <path d={lines} />
    </svg>
  );
}
