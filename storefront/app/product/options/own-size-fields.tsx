import { lengthUnitOf } from '@blattwerk/schemas/shop/sizes/format-display.ts';
import { parseFormat, printFormat } from '@blattwerk/schemas/shop/sizes/formats.ts';
import type { FormatLimits } from '@blattwerk/schemas/shop/wall-art/wall-formats.ts';
import { useId, useState } from 'react';
import { FieldErrors } from '../../components/form/text-field.tsx';
import { usePage } from '../../context/page-context.tsx';
import { useLateMessages } from '../../messages/messages-context.tsx';
import styles from './option-fields.module.css';
import { displayLimits, readOwnSize, type TypedSize, typedSize } from './own-size.ts';
import { stayOnEnter } from './stay-on-enter.ts';

type OwnSizeFieldsProps = {
  limits: FormatLimits;
  /** The size chosen, listed or not: `300x400`. */
  selected: string;
  onChange: (format: string) => void;
};

const sides = ['width', 'height'] as const;

/** Any size within the limits: asked for as soon as both sides are, explained once the field is left. */
export function OwnSizeFields({ limits, selected, onChange }: OwnSizeFieldsProps) {
  const t = useLateMessages();
  const id = useId();
  const { channel, locale } = usePage();
  const unit = lengthUnitOf(channel, locale);
  // What was typed counts until another size is chosen from the list.
  const [typing, setTyping] = useState<{ typed: TypedSize; over: string; isLeft: boolean }>();
  const format = parseFormat(selected);
  if (!format) return null;
  const current = typing?.over === selected ? typing : undefined;
  const shown = current?.typed ?? typedSize(format, locale, unit);
  const isWrong = current?.isLeft === true && !readOwnSize(shown, unit, limits);
  const bounds = displayLimits(limits, locale, unit);

  function take(typed: TypedSize) {
    const size = readOwnSize(typed, unit, limits);
    const over = size ? printFormat(size) : selected;
    setTyping({ typed, over, isLeft: false });
    if (over !== selected) onChange(over);
  }

  return (
    <fieldset aria-describedby={`${id}-limits`} className={styles.ownSize}>
      <legend className={styles.legend}>{t('detail.ownSize')}</legend>
      <div className={styles.sides}>
        {sides.map((side) => (
          <label className={styles.side} key={side}>
            <span>{t('detail.sideIn', { side: t(`detail.${side}`), unit })}</span>
            <input
              aria-describedby={isWrong ? `${id}-wrong` : undefined}
              aria-invalid={isWrong || undefined}
              autoComplete="off"
              className={styles.select}
              inputMode="decimal"
              maxLength={7}
              onBlur={() => current && setTyping({ ...current, isLeft: true })}
              onChange={(event) => take({ ...shown, [side]: event.target.value })}
              onKeyDown={stayOnEnter}
              value={shown[side]}
            />
          </label>
        ))}
      </div>
      <FieldErrors errors={isWrong ? [t('detail.ownSizeWrong', bounds)] : []} id={`${id}-wrong`} />
      <p className={styles.limits} hidden={isWrong} id={`${id}-limits`}>
        {t('detail.ownSizeLimits', bounds)}
      </p>
    </fieldset>
  );
}
