import type { Surroundings } from '@blattwerk/schemas/preview/to-page.ts';
import { settingsStore } from '../../store/settings-store.ts';
import { sayIn } from '../messages/messages.ts';
import { toolLabels } from '../messages/tool-labels.ts';

/** What the overlay in the page writes on its buttons, in the interface's language. */
export function overlayWords(): Surroundings['words'] {
  const say = sayIn(settingsStore.getState().language);
  return {
    actions: {
      moveBackward: say('blocks.moveUp'),
      moveForward: say('blocks.moveDown'),
      duplicate: say('blocks.duplicate'),
      copy: say('blocks.copy'),
      cut: say('blocks.cut'),
      delete: say('blocks.delete'),
      insertBefore: say('blocks.addBefore'),
      insertAfter: say('blocks.addAfter'),
    },
    // Placeholders that the page fills in.
    toolbar: say('overlay.toolbar', { name: '{name}' }),
    above: say('overlay.above', { name: '{name}' }),
    several: say('overlay.several', { count: '{count}' }),
    write: say('overlay.write'),
    begin: say('overlay.begin', { name: '{name}' }),
    richText: {
      toolbar: say('richText.toolbar'),
      style: say('richText.style'),
      more: say('richText.more'),
      tools: toolLabels(say),
      droppedImage: say('richText.droppedImage'),
      droppedImages: say('richText.droppedImages', { count: '{count}' }),
    },
    standIn: { empty: say('overlay.empty'), nothing: say('overlay.nothing') },
  };
}
