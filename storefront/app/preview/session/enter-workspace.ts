import { followStory } from './follow-story.ts';
import { handOverKeys } from './hand-over-keys.ts';
import { showOverlay } from './overlay/show-overlay.tsx';
import { selectByClick } from './select-by-click.ts';
import { writeByDoubleClick } from './write-by-double-click.ts';

/**
 * What a page does in our workspace, in place of the vendor's bridge.
 * @returns ends it
 */
export function enterWorkspace(): () => void {
  const ends = [
    followStory(),
    selectByClick(window),
    writeByDoubleClick(window),
    handOverKeys(window),
    showOverlay(),
  ];
  return () => {
    for (const end of ends) end();
  };
}
