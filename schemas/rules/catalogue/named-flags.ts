import { controlTreatment } from '../../shop/flags/treatments.ts';
import type { CatalogueFacts } from '../../shop/products/catalogue-facts.ts';
import type { Fix } from '../model/fix.ts';
import { offeredFix, replacing } from '../model/making-fixes.ts';
import { oncePerReading } from '../model/once-per-reading.ts';
import { extend } from '../model/story-path.ts';
import type { ReadBlock, ReadField } from '../model/story-reading.ts';

export type Flag = CatalogueFacts['flags'][string];

/** A test's flag, and what the test must hear from it to show each of its versions. */
export type NamedFlag = { reading: ReadField; name: string; asked: readonly Asked[] };

/** `block` is the version that is called so; an A/B test's new version has no name of its own. */
type Asked = { treatment: string; block: ReadBlock | undefined };

/** Flags a fix proposes at most. */
const mostProposed = 3;

/** Every field named `flag` names one. */
export const namedFlags = oncePerReading(({ namingFields }): readonly NamedFlag[] =>
  namingFields
    .filter(({ field }) => field.name === 'flag')
    .flatMap((reading) => {
      const { value, block } = reading;
      if (typeof value !== 'string' || value.trim() === '') return [];
      return [{ reading, name: value, asked: askedBy(block) }];
    }),
);

export function flagFacts({ flags }: CatalogueFacts, name: string): Flag | undefined {
  return Object.hasOwn(flags, name) ? flags[name] : undefined;
}

/** Names one of the flags that can show every version of the test, the most alike first. */
export function flagFixes({ reading, name, asked }: NamedFlag, { flags }: CatalogueFacts): Fix[] {
  const path = extend(reading.block.path, reading.key);
  return Object.entries(flags)
    .filter(([other, { treatments }]) => other !== name && isAnswered(asked, treatments))
    .toSorted(([one], [other]) => sharedStart(other, name) - sharedStart(one, name))
    .slice(0, mostProposed)
    .map(([other, { label }]) =>
      offeredFix(
        { de: `Schalter „${label}“ nehmen`, en: `Take the flag “${label}”` },
        replacing(path, name, other),
      ),
    );
}

function isAnswered(asked: readonly Asked[], treatments: readonly string[]): boolean {
  return asked.every(({ treatment }) => treatments.includes(treatment));
}

function askedBy({ definition, children }: ReadBlock): Asked[] {
  if (definition?.name === 'ab_test') return [{ treatment: 'on', block: undefined }];
  return children.flatMap((block) => {
    const { name } = block.content;
    const isNamed = block.definition?.name === 'treatment' && typeof name === 'string' && name.trim() !== '';
    return isNamed && name !== controlTreatment ? [{ treatment: name, block }] : [];
  });
}

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
