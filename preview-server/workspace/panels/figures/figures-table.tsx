import type { ReactNode } from 'react';
import { useMessages } from '../messages/messages.ts';
import styles from './figures.module.css';

/** What is no number is shown as it is. */
type Row = { key: string; name: ReactNode; figures: readonly (number | string)[] };
type FiguresTableProps = {
  title: string;
  /** Above the names, then above each figure. */
  heads: readonly string[];
  rows: readonly Row[];
  /** Said where nothing was counted. */
  none: string;
};

/** A section with a table of names and how often something happened to each. */
export function FiguresTable({ title, heads, rows, none }: FiguresTableProps) {
  const { language } = useMessages();
  const number = new Intl.NumberFormat(language);
  return (
    <section aria-label={title} className={styles.section}>
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <p className={styles.hint}>{none}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled can be scrolled by key.
        <div className={styles.scroller} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, name, figures }) => (
                <tr key={key}>
                  <th scope="row">{name}</th>
                  {figures.map((figure, place) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a figure is its column
                    <td key={place}>{typeof figure === 'number' ? number.format(figure) : figure}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
