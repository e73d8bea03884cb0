import { needsLoading } from './needs-loading.ts';
import { placeOf } from './place.ts';
import type { Follower, Stage } from './router.tsx';

/** For browsers without the Navigation API: another page is a document of its own, a listing changes in place. */
export function followDocuments({ first, show }: Stage): Follower {
  const showHere = () => show({ place: placeOf(location), content: first.content, isPage: false });
  addEventListener('popstate', showHere);
  return {
    navigate(to, isReplacing) {
      if (needsLoading(location, to)) return isReplacing ? location.replace(to) : location.assign(to);
      if (isReplacing) history.replaceState(null, '', to);
      else history.pushState(null, '', to);
      showHere();
    },
    stop: () => removeEventListener('popstate', showHere),
  };
}
