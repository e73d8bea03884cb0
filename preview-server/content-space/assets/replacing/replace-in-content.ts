import type { ReplacedValue } from '@blattwerk/database/tables/assets.ts';
import { sameValue } from '@blattwerk/schemas/rules/model/same-value.ts';
import { assetId } from '@blattwerk/schemas/usage/subject.ts';
import { isPlainObject, type PlainObject } from '../../story-shape/plain-object.ts';
import { type Exchange, exchanged, withFileOf } from './exchanged.ts';
import { mapFileValues } from './file-values.ts';

type Replaced = { content: unknown; values: ReplacedValue[] };

/** Puts one file in another one's place wherever a story's content uses it, and says what was changed. */
export function replaceInContent(content: unknown, exchange: Exchange): Replaced {
  const values: ReplacedValue[] = [];
  const path = assetId(exchange.from.filename);
  const replaced = mapFileValues(content, ({ uid, at, value, address }) => {
    if (assetId(address) !== path) return undefined;
    const after = exchanged(value, exchange);
    values.push({ uid, at, before: value, after });
    return after;
  });
  return { content: replaced, values };
}

/**
 * Takes a replacement back: exactly, where the page is as it was left; where it was changed since, each block that was
 * changed by it gets its file back and keeps its new words. Other uses of the second file stay.
 */
export function putBackInContent(content: unknown, values: readonly ReplacedValue[]): unknown {
  const open = new Set(values);
  const back = (
    pick: (uid: string, at: ReplacedValue['at'], value: PlainObject) => ReplacedValue | undefined,
  ) => {
    return (given: unknown) =>
      mapFileValues(given, ({ uid, at, value, address }) => {
        const found = pick(uid, at, value);
        if (!found || !isPlainObject(found.before) || !usesFileOf(found, address)) return undefined;
        open.delete(found);
        return sameValue(value, found.after) ? found.before : withFileOf(value, found.before);
      });
  };
  const inPlace = back((uid, at) => [...open].find((each) => each.uid === uid && sameValue(each.at, at)));
  // A picture that was moved within its block: the one that still says the same, or else any.
  const moved = back((uid, _at, value) => {
    const ofBlock = [...open].filter((each) => each.uid === uid);
    return ofBlock.find(({ after }) => sameValue(after, value)) ?? ofBlock[0];
  });
  return moved(inPlace(content));
}

function usesFileOf({ after }: ReplacedValue, address: string): boolean {
  let isSame = false;
  mapFileValues(after, (found) => {
    isSame ||= assetId(found.address) === assetId(address);
    return undefined;
  });
  return isSame;
}
