import type { Page } from '@blattwerk/designs/model/design.ts';
import type { ProofComment } from '@blattwerk/schemas/web-api/configurator/proof-endpoints.ts';
import { placeOf } from '../stage/place-of.ts';
import { isSeenIn, type StageView } from '../stage/views.ts';
import styles from './proofs.module.css';

type PinsProps = { comments: readonly ProofComment[]; page: Page; view: StageView };

/** Where on the card that is being made others have said something; their numbers are those of the list. */
export function Pins({ comments, page, view }: PinsProps) {
  return comments.map(({ id, page: of, x, y, state }, place) => {
    const box = { x: x * page.trim.width, y: y * page.trim.height, width: 0, height: 0 };
    if (of !== page.id || state !== 'open' || !isSeenIn(view, box)) return null;
    return (
      <span aria-hidden className={styles.pin} key={id} style={placeOf({ box, rotate: 0 }, view)}>
        <span>{place + 1}</span>
      </span>
    );
  });
}
