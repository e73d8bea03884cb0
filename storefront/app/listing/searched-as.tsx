import { atBeginning } from '../../page/listing/listing-state.ts';
import { useLateMessages } from '../messages/messages-context.tsx';
import { useListingParts } from './listing-context.tsx';
import styles from './searched-as.module.css';

/** What was looked for in place of what was mistyped, with the way back to it; what nothing was found for. */
export function SearchedAs({ words }: { words: string }) {
  const t = useLateMessages();
  const { searched, state, hrefOf, total } = useListingParts();
  const { corrected, ignored = [] } = searched ?? {};
  if (total === 0 || (corrected === undefined && ignored.length === 0)) return null;
  return (
    <div className={styles.note}>
      {corrected !== undefined && (
        <p>
          {t('listing.meant')} <strong>{corrected}</strong>
          {' · '}
          <a href={hrefOf({ ...state, search: `"${words}"`, ...atBeginning })}>
            {t('listing.asTyped', { words })}
          </a>
        </p>
      )}
      {ignored.length > 0 && <p>{t('listing.ignored', { words: ignored.join(', ') })}</p>}
    </div>
  );
}
