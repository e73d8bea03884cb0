import type { SafeAreaFault } from '@blattwerk/designs/findings/safe-area.ts';
import type { TextFault } from '@blattwerk/designs/findings/text-faults.ts';
import type { TextSlot } from '@blattwerk/schemas/web-api/configurator/composition-endpoints.ts';
import { draftFix, type Fix } from '../fixes/fix.ts';
import { setAnew, setText } from '../session/operations.ts';
import type { Draft } from '../session/use-draft.ts';
import type { Say } from '../texts.ts';
import { shownText } from './shown-text.ts';
import { withoutCharacters } from './without-characters.ts';

/** What helps against what is wrong with a text; nothing where it is laid out for its words already. */
export function wordFixes(
  fault: TextFault | SafeAreaFault,
  slot: TextSlot,
  draft: Pick<Draft, 'content' | 'change'>,
  say: Say,
): Fix[] {
  if (fault.code === 'dropped') {
    const characters = fault.characters.split(' ');
    return [
      draftFix(
        say('fixCharacters'),
        slot.slot,
        (now) => setText(now, slot.slot, withoutCharacters(shownText(slot, now), characters)),
        draft,
      ),
    ];
  }
  const { texts } = draft.content;
  const isHelped =
    texts[slot.slot] !== undefined || (fault.code === 'overfull' && Object.keys(texts).length > 0);
  return isHelped ? [draftFix(say('setAnew'), slot.slot, setAnew, draft)] : [];
}
