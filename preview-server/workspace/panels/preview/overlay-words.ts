import type { Surroundings } from '@blattwerk/schemas/preview/to-page.ts';
import { say } from '../messages/messages.ts';

/** What the overlay in the page writes on its buttons, in the interface's language. */
export function overlayWords(): Surroundings['words'] {
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
    standIn: { empty: say('overlay.empty'), nothing: say('overlay.nothing') },
  };
}
