import type { HandElement } from '@blattwerk/schemas/design/hand-design.ts';
import type { HandMaterial } from '@blattwerk/schemas/web-api/catalogue/hand-design-endpoints.ts';
import type { Say } from '../messages/messages.ts';

/** What an element is called in the list of layers, and to a screen reader. */
export function elementLabel(say: Say, element: HandElement, material: HandMaterial | undefined): string {
  switch (element.kind) {
    case 'text':
      return say('designs.textOf', { name: say(`designs.slot.${element.slot}`) });
    case 'photo':
      return say('designs.photoOf', { number: element.slot.replace('photo-', '') });
    case 'field':
      return say('designs.fieldOf', { outline: say(`designs.outline.${element.outline}`), id: element.id });
    case 'generated':
      return say('designs.generated');
    case 'motif': {
      const motif = material?.motifs.find(({ id }) => id === element.motif.id);
      return say('designs.motifOf', { name: motif?.label[say.language] ?? element.motif.id, id: element.id });
    }
  }
}
