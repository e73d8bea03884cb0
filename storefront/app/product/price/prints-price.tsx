import type { PrintRow } from '@blattwerk/schemas/configurator/prints.ts';
import { formatMoney, type Money } from '@blattwerk/schemas/shop/amounts/money.ts';
import { printBorders } from '@blattwerk/schemas/shop/photo-products/print-formats.ts';
import { printPapers } from '@blattwerk/schemas/shop/photo-products/print-papers.ts';
import { listedSize } from '@blattwerk/schemas/shop/photo-products/printed-together.ts';
import { useEffect, useMemo, useState } from 'react';
import { oneOf } from '../../../page/offer/choice.ts';
import { Button } from '../../components/button/button.tsx';
import { usePage } from '../../context/page-context.tsx';
import { useLateMessages } from '../../messages/messages-context.tsx';
import { useTopicMessages } from '../../messages/use-topic-messages.ts';
import { askShop } from '../../network/ask-shop.ts';
import styles from './prints-price.module.css';

type PrintsPriceProps = {
  prints: readonly PrintRow[];
  /** As they are listed. */
  sizes: readonly string[];
  nameOf(size: string): string;
  paper: string | undefined;
  border: string | undefined;
  vatRatePerMille: number;
};

type Line = { size: string; pieces: number; total: Money };

/** What prints cost: each size by the number of its pieces, and all together. */
export function PrintsPrice({ prints, sizes, nameOf, paper, border, vatRatePerMille }: PrintsPriceProps) {
  const t = useTopicMessages('configurator');
  const late = useLateMessages();
  const page = usePage();
  const { channel, locale, urls } = page;
  const [lines, setLines] = useState<readonly Line[] | 'failed'>();
  const [isAsking, setIsAsking] = useState(true);
  const [attempt, setAttempt] = useState(0);
  const wanted = useMemo(() => piecesBySize(prints, sizes), [prints, sizes]);
  const key = JSON.stringify([wanted, paper, border, attempt]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another crop asks for no other price
  useEffect(() => {
    const controller = new AbortController();
    const ask = askShop(page, controller.signal);
    setIsAsking(true);
    const prices = wanted.map(async ({ size, pieces }): Promise<Line | undefined> => {
      const chosen = { paper: oneOf(printPapers, paper), border: oneOf(printBorders, border) };
      const query = { format: size, quantity: pieces, ...chosen };
      const answer = await ask('GET /price-api/prices/article', { query });
      return answer.ok ? { size, pieces, total: answer.value.quote.total } : undefined;
    });
    void Promise.all(prices)
      .then((found) => {
        if (controller.signal.aborted) return;
        setLines(found.some((line) => !line) ? 'failed' : found.flatMap((line) => line ?? []));
        setIsAsking(false);
      })
      // The next question has ended this one.
      .catch(() => {});
    return () => controller.abort();
  }, [key]);
  if (lines === 'failed')
    return (
      <div className={styles.failed} role="alert">
        <p>{late('detail.priceFailed')}</p>
        <Button onClick={() => setAttempt((count) => count + 1)} variant="secondary">
          {late('detail.priceRetry')}
        </Button>
      </div>
    );
  const rate = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
    .format(vatRatePerMille / 1000)
    .replace(/\s/g, '\u00a0');
  const [first] = lines ?? [];
  if (!lines || !first) return <p aria-busy="true" className={styles.price} role="status" />;
  const sum = lines.reduce((minorUnits, { total }) => minorUnits + total.minorUnits, 0);
  const count = lines.reduce((pieces, line) => pieces + line.pieces, 0);
  return (
    <div className={styles.prices}>
      {lines.length > 1 && (
        <ul>
          {lines.map(({ size, pieces, total }) => (
            <li key={size}>
              <span>{t('configurator.printsLine', { count: pieces, size: nameOf(size) })}</span>
              <span>{formatMoney(total, locale)}</span>
            </li>
          ))}
        </ul>
      )}
      <p aria-busy={isAsking} className={styles.price} role="status">
        <strong>{formatMoney({ ...first.total, minorUnits: sum }, locale)}</strong>
        <span>{t('configurator.printsTogether', { count })}</span>
      </p>
      <p className={styles.note}>
        {vatRatePerMille > 0 && `${late('detail.vat', { rate })} `}
        <a href={urls.to(channel === 'blattwerk' ? 'service/versand' : 'versand')}>
          {late('detail.plusShipping')}
        </a>
      </p>
    </div>
  );
}

function piecesBySize(prints: readonly PrintRow[], sizes: readonly string[]) {
  const bySize = Map.groupBy(prints, ({ format }) => listedSize(format, sizes) ?? format);
  return [...bySize].map(([size, rows]) => ({
    size,
    pieces: rows.reduce((sum, { copies }) => sum + copies, 0),
  }));
}
