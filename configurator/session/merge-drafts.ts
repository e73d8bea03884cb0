import type { DraftContent } from '@blattwerk/schemas/configurator/draft.ts';

/**
 * Two contents that began as the same one: of each slot and each choice what was changed stays, here before there. No
 * slot is lost.
 * @param base what both began with
 */
export function mergeDrafts(base: DraftContent, mine: DraftContent, theirs: DraftContent): DraftContent {
  return {
    version: 1,
    choice: mergeFields(base.choice, mine.choice, theirs.choice),
    look: {
      palette: mine.look.palette === base.look.palette ? theirs.look.palette : mine.look.palette,
      pairing: mine.look.pairing === base.look.pairing ? theirs.look.pairing : mine.look.pairing,
    },
    setFor: mergeFields(base.setFor, mine.setFor, theirs.setFor),
    texts: mergeFields(base.texts, mine.texts, theirs.texts),
    photos: mergeFields(base.photos, mine.photos, theirs.photos),
  };
}

type Fields<Value> = Readonly<Record<string, Value>>;

function mergeFields<Value>(
  base: Fields<Value>,
  mine: Fields<Value>,
  theirs: Fields<Value>,
): Record<string, Value> {
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  return Object.fromEntries(
    [...names].flatMap((name): [string, Value][] => {
      const isMine = JSON.stringify(mine[name]) !== JSON.stringify(base[name]);
      const value = isMine ? mine[name] : theirs[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
