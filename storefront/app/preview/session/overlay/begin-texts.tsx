import type { Place } from '@blattwerk/schemas/preview/place.ts';
import { tellWorkspace } from '../direct-line.ts';
import type { EmptyText } from './empty-texts.ts';
import { clickedPoint } from './rich-text/clicked-point.ts';

type BeginTextsProps = Place & {
  empty: readonly EmptyText[];
  /** `{name}` is the text. */
  words: string;
};

/** Where the block ends, a line for each of its formatted texts that is empty: a press, and it is written there. */
export function BeginTexts({ storyId, uid, empty, words }: BeginTextsProps) {
  return (
    <div className="begins">
      {empty.map(({ field, label }) => (
        <button
          key={field}
          type="button"
          className="begin"
          onClick={() => {
            clickedPoint.keep(undefined);
            tellWorkspace({ action: 'openText', storyId, uid, field });
          }}
        >
          {words.replace('{name}', label)}
        </button>
      ))}
    </div>
  );
}
