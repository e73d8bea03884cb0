import { formatMoney } from '@blattwerk/schemas/shop/amounts/money.ts';
import { divideLines, mostAddresses } from '@blattwerk/schemas/shop/service/division.ts';
import type { Basket } from '@blattwerk/schemas/web-api/basket/basket.ts';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { FilledIn } from '../../page/document/shown-purchase.ts';
import { buttonClass } from '../components/button/button-class.ts';
import { FormMessage } from '../components/form/form-message.tsx';
import { usePage } from '../context/page-context.tsx';
import { useTopicMessages } from '../messages/use-topic-messages.ts';
import { FurtherAddress } from './further-address.tsx';
import styles from './further-addresses.module.css';
import { typedPieces } from './further-in.ts';
import type { Further } from './use-further.ts';

type FurtherAddressesProps = {
  basket: Basket;
  filledIn: FilledIn | undefined;
  further: Further;
  errorsOf(name: string): readonly string[];
};

/** Pieces as they are typed, by the name of their field. */
export type TypedPieces = Readonly<Record<string, string>>;

/** Sends parts of the order to further addresses; the first gets what they leave. Without scripts its buttons send the form. */
export function FurtherAddresses({ basket, filledIn, further, errorsOf }: FurtherAddressesProps) {
  const t = useTopicMessages('order');
  const { locale } = usePage();
  const { keys } = further;
  const [typed, setTyped] = useState<TypedPieces>(() => typedBefore(filledIn));
  const newest = useRef<HTMLFieldSetElement>(null);
  const shownBefore = useRef(keys.length);
  useEffect(() => {
    if (keys.length > shownBefore.current) newest.current?.focus();
    shownBefore.current = keys.length;
  }, [keys.length]);
  const { delivery, lines } = basket;
  if (!delivery?.isParcel) return null;
  const sent = lines.filter(({ item }) => item.kind !== 'giftVoucher');
  const pieces = sent.reduce((sum, { quantity }) => sum + quantity, 0);
  if (keys.length === 0 && pieces < 2) return null;
  const country = new Intl.DisplayNames(locale, { type: 'region' }).of(delivery.country) ?? '';
  const act = (run: () => void) => (event: MouseEvent) => {
    event.preventDefault();
    run();
  };
  return (
    <section aria-label={t('order.several')} className={styles.several} id="further">
      {keys.length > 0 && (
        <>
          <h2 className={styles.title}>{t('order.several')}</h2>
          <p className={styles.note}>{t('order.severalNote', { country })}</p>
          {sent.some(({ names }) => names.length > 0) && (
            <p className={styles.note}>{t('order.namesInOrder')}</p>
          )}
          <p className={styles.rest} role="status">
            {restOf()}
          </p>
        </>
      )}
      {keys.map((key, place) => (
        <FurtherAddress
          addressBook={filledIn?.addresses ?? []}
          choose={(service) => further.choose(key, service)}
          delivery={delivery}
          errorsOf={errorsOf}
          filledIn={filledIn?.further[key]?.address ?? {}}
          key={key}
          lines={sent}
          onType={(name, text) => setTyped((before) => ({ ...before, [name]: text }))}
          path={`further.${key}`}
          place={place}
          ref={place === keys.length - 1 ? newest : undefined}
          remove={act(() => further.remove(key))}
          typed={typed}
        />
      ))}
      {further.hasFailed && <FormMessage kind="refused">{t('basket.failed')}</FormMessage>}
      {keys.length < mostAddresses - 1 && (
        <button
          aria-busy={further.isBusy || undefined}
          className={buttonClass({ variant: 'secondary', isFullWidth: true })}
          name="step"
          onClick={act(further.add)}
          type="submit"
          value="add"
        >
          {t(keys.length === 0 ? 'order.several' : 'order.addAddress')}
        </button>
      )}
      {keys.length > 0 && (
        <p className={styles.note} role="status">
          {t('order.addressesCost', { label: delivery.label, price: formatMoney(delivery.price, locale) })}
        </p>
      )}
    </section>
  );

  /** What the first address gets, as it is typed. */
  function restOf(): string {
    const given = keys.map((key) =>
      sent.map(({ id }) => typedPieces(typed[`further.${key}.pieces.${id}`] ?? '')),
    );
    const divided = divideLines(
      sent.map(({ quantity }) => ({ quantity, isSent: true })),
      given,
    );
    const left = sent.map(
      ({ quantity }, line) => quantity - given.reduce((sum, one) => sum + (one[line] ?? 0), 0),
    );
    const over = left.findIndex((count) => count < 0);
    const { name = '' } = sent[over] ?? {};
    if (over >= 0) return t('order.tooMany', { name, count: -(left[over] ?? 0) });
    if (!divided.ok && divided.faults.some(({ kind }) => kind === 'nothing-left'))
      return t('order.nothingLeft');
    const what = sent.flatMap(({ name: each }, line) => (left[line] ? `${left[line]} × ${each}` : []));
    return t('order.firstGets', { what: new Intl.ListFormat(locale).format(what) });
  }
}

function typedBefore(filledIn: FilledIn | undefined): TypedPieces {
  const fields = (filledIn?.further ?? []).flatMap(({ pieces }, key) =>
    Object.entries(pieces).map(([line, text]) => [`further.${key}.pieces.${line}`, text]),
  );
  return Object.fromEntries(fields);
}
