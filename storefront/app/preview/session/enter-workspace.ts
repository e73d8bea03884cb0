import { draftTreatments } from '../draft/draft-treatments.ts';
import { hearWorkspace } from './direct-line.ts';
import { followStory } from './follow-story.ts';
import { handOverKeys } from './hand-over-keys.ts';
import { inspectWhenAsked } from './inspect/inspect-when-asked.ts';
import { showOverlay } from './overlay/show-overlay.tsx';
import { paintSectionsApart } from './paint-sections.ts';
import { selectByClick } from './select-by-click.ts';
import { writeByDoubleClick } from './write-by-double-click.ts';

/**
 * What a page does in our workspace, in place of the vendor's bridge.
 * @returns ends it
 */
export function enterWorkspace(): () => void {
  const ends = [
    paintSectionsApart(),
    followStory(),
    hearWorkspace((message) => {
      if (message.action !== 'surroundings') return;
      const { version } = message;
      draftTreatments.change(version ? { [version.flag]: version.treatment } : {});
    }),
    selectByClick(window),
    writeByDoubleClick(window),
    handOverKeys(window),
    showOverlay(),
    inspectWhenAsked(),
  ];
  return () => {
    for (const end of ends) end();
  };
}
