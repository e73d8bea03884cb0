import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../controls/icon-button.tsx';
import { useMessages } from '../messages/messages.ts';
import styles from './asset-grid.module.css';
import type { LibraryView } from './use-library-view.ts';

/** How many files were found, and the way through them. */
export function Pager({ view: { files, query, ask } }: { view: LibraryView }) {
  const say = useMessages();
  if (!files.data || files.data.total === 0) return null;
  const { total, per_page: perPage, assets } = files.data;
  const number = new Intl.NumberFormat(say.language);
  const first = (query.page - 1) * perPage + 1;
  const isLast = query.page * perPage >= total;
  return (
    <nav className={styles.pager} aria-label={say('library.pages')}>
      <span role="status">
        {say('library.range', {
          from: number.format(first),
          to: number.format(first + assets.length - 1),
          total: number.format(total),
        })}
      </span>
      {total > perPage && (
        <>
          <IconButton
            label={say('library.previous')}
            isDisabled={query.page === 1}
            onPress={() => ask({ page: query.page - 1 })}
          >
            <ChevronLeft size={16} aria-hidden />
          </IconButton>
          <IconButton
            label={say('library.next')}
            isDisabled={isLast}
            onPress={() => ask({ page: query.page + 1 })}
          >
            <ChevronRight size={16} aria-hidden />
          </IconButton>
        </>
      )}
    </nav>
  );
}
