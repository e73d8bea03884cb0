import { listOf } from '../../../page/story/stored-block.ts';
import { usePage } from '../../context/page-context.tsx';
import { draftTreatments } from '../../preview/draft/draft-treatments.ts';
import { useStore } from '../../state/create-store.ts';
import type { BlockProps } from '../block-props.ts';
import { StoryBlocks } from '../story-blocks.tsx';

const controlName = 'control';

/** A test of two versions: the flag `on` shows the new one, all else the control. */
export function AbTest({ blok, isFirst }: BlockProps<'ab_test'>) {
  const isOn = useTreatment(blok.flag) === 'on';
  return <StoryBlocks bloks={isOn ? blok.treatment : blok.control} isFirst={isFirst} />;
}

/** A test of several versions: the one the flag names, else the one named `control`, else the first. */
export function MultiTreatmentTest({ blok, isFirst }: BlockProps<'multi_treatment_test'>) {
  const treatment = useTreatment(blok.flag);
  const versions = listOf(blok.treatments);
  const shown =
    versions.find(({ name }) => name === treatment) ??
    versions.find(({ name }) => name === controlName) ??
    versions[0];
  return shown && <Treatment blok={shown} isFirst={isFirst} />;
}

/** One version of a test. */
export function Treatment({ blok, isFirst }: BlockProps<'treatment'>) {
  return <StoryBlocks bloks={blok.body} isFirst={isFirst} />;
}

/** What a flag says for this page; nothing is `control`. No version is called as anything that every object has. */
function useTreatment(flag: string | null | undefined): string {
  const page = usePage();
  return (useStore(draftTreatments) ?? page.treatments)[flag ?? ''] || controlName;
}
