import type { Hover, Selection, Surroundings, ToPage } from '@blattwerk/schemas/preview/to-page.ts';

/** What the overlay draws: the last message of each kind. */
export type OverlayState = {
  surroundings: Surroundings | undefined;
  selection: Selection | undefined;
  hover: Hover | undefined;
};

export const nothingToDraw: OverlayState = {
  surroundings: undefined,
  selection: undefined,
  hover: undefined,
};

/** The state after a message; the same object where it changes nothing that is drawn. */
export function after(state: OverlayState, message: ToPage): OverlayState {
  switch (message.action) {
    case 'surroundings':
      return { ...state, surroundings: message };
    case 'selection':
      return { ...state, selection: message };
    case 'hover':
      return { ...state, hover: message };
    default:
      return state;
  }
}
