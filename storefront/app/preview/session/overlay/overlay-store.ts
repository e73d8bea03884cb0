import type {
  Hover,
  RichTextInPlace,
  Selection,
  Surroundings,
  TextInPlace,
  ToPage,
} from '@blattwerk/schemas/preview/to-page.ts';

/** What the overlay draws: the last message of each kind. */
export type OverlayState = {
  surroundings: Surroundings | undefined;
  selection: Selection | undefined;
  hover: Hover | undefined;
  /** The text that is edited in its place. */
  text: TextInPlace | RichTextInPlace | undefined;
};

export const nothingToDraw: OverlayState = {
  surroundings: undefined,
  selection: undefined,
  hover: undefined,
  text: undefined,
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
    case 'text':
    case 'richText':
      return { ...state, text: message };
    case 'closeText':
      return { ...state, text: undefined };
    default:
      return state;
  }
}
