import type { FixedPage } from '../../../space-health/space-health-answer.ts';
import { plainText } from '../../base/schema/block-title.ts';
import { useMessages } from '../messages/messages.ts';
import styles from './space-health.module.css';

const longest = 160;

/** What stands in a page now, and what would stand there, finding by finding. */
export function PageChanges({ page: { fixes } }: { page: FixedPage }) {
  const say = useMessages();
  return (
    <ul className={styles.changes}>
      {fixes.map(({ message, fix }, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is made anew with each answer
          key={at}
        >
          {message[say.language]}
          {fix.changes
            .filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to))
            .map(({ path, from, to }) => (
              <span key={path.join('.')} className={styles.change}>
                <del>{valueText(from)}</del> <span aria-hidden>→</span>{' '}
                <ins>{to === undefined ? say('spaceHealth.gone') : valueText(to)}</ins>
              </span>
            ))}
        </li>
      ))}
    </ul>
  );
}

/** A value as it is read: the words of a text, everything else as it is stored. */
function valueText(value: unknown): string {
  if (value === undefined || value === null) return '–';
  const text = typeof value === 'string' ? value : plainText(value) || JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)} …` : text;
}
