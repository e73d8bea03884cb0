import type { BlockProps } from '../block-props.ts';
import { listOf } from '../stored-block.ts';
import { StoryBlocks } from '../story-blocks.tsx';

const controlName = 'control';

/** A test of two versions; without flags everybody sees the control. */
export function AbTest({ blok, isFirst }: BlockProps<'ab_test'>) {
  return <StoryBlocks bloks={blok.control} isFirst={isFirst} />;
}

/** A test of several versions; the one named `control`, else the first, is what everybody sees. */
export function MultiTreatmentTest({ blok, isFirst }: BlockProps<'multi_treatment_test'>) {
  const treatments = listOf(blok.treatments);
  const control = treatments.find(({ name }) => name === controlName) ?? treatments[0];
  return control && <Treatment blok={control} isFirst={isFirst} />;
}

/** One version of a test. */
export function Treatment({ blok, isFirst }: BlockProps<'treatment'>) {
  return <StoryBlocks bloks={blok.body} isFirst={isFirst} />;
}
