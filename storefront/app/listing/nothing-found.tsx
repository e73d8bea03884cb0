import { useEffect } from 'react';
import { hasChosen, resetFilters } from '../../page/listing/choose.ts';
import { hasSubject } from '../../page/listing/selection.ts';
import { buttonClass } from '../components/button/button-class.ts';
import { useLateMessages } from '../messages/messages-context.tsx';
import { tell } from '../visit/told-events.ts';
import styles from './listing.module.css';
import { useListingParts } from './listing-context.tsx';

/** Nothing fits what is chosen: says so, and leads out. */
export function NothingFound() {
  const t = useLateMessages();
  const { state, hrefOf, source } = useListingParts();
  const isNarrowed = hasChosen(state);
  const { search } = state;
  useEffect(() => {
    if (search !== undefined) tell({ event: 'searchWithoutResult', term: search });
  }, [search]);
  return (
    <div className={styles.note}>
      <p className={styles.noteTitle}>
        {state.search === undefined ? t('listing.empty') : t('listing.nothingFor', { words: state.search })}
      </p>
      <p>{t('listing.emptyHint')}</p>
      <p className={styles.noteWays}>
        {isNarrowed && (
          <a className={buttonClass()} href={hrefOf(resetFilters(state))}>
            {t('listing.reset')}
          </a>
        )}
        {hasSubject(source) && !state.allTemplates && (
          <a
            className={buttonClass({ variant: isNarrowed ? 'secondary' : 'primary' })}
            href={hrefOf({ ...resetFilters(state), allTemplates: true })}
          >
            {t('listing.showAllTemplates')}
          </a>
        )}
      </p>
    </div>
  );
}
