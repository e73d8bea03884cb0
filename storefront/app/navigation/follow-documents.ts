import { placeOf } from '../context/place.ts';
import type { Stage } from './shown.ts';

/** For browsers without the Navigation API: another page is a document of its own, a listing changes in place. */
export function followDocuments({ first, show }: Stage): () => void {
  const showHere = () => show({ place: placeOf(location), content: first.content, isPage: false });
  addEventListener('popstate', showHere);
  return () => removeEventListener('popstate', showHere);
}
