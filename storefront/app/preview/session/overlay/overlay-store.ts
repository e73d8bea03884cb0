import type {
  FiguresLayer,
  Hover,
  RichTextInPlace,
  Selection,
  Surroundings,
  TextInPlace,
  ToPage,
} from '@blattwerk/schemas/preview/to-page.ts';
import { type EmptyText, emptyTexts } from './empty-texts.ts';

/** What the overlay draws: the last message of each kind. */
export type OverlayState = {
  surroundings: Surroundings | undefined;
  selection: Selection | undefined;
  hover: Hover | undefined;
  /** What was counted of blocks. */
  figures: FiguresLayer | undefined;
  /** The text that is edited in its place. */
  text: TextInPlace | RichTextInPlace | undefined;
  /** Formatted texts of the selected block that can be begun. */
  empty: readonly EmptyText[];
};

export const nothingToDraw: OverlayState = {
  surroundings: undefined,
  selection: undefined,
  hover: undefined,
  figures: undefined,
  text: undefined,
  empty: [],
};

/** The state after a message; the same object where it changes nothing that is drawn. */
export function after(state: OverlayState, message: ToPage): OverlayState {
  switch (message.action) {
    case 'surroundings':
      return { ...state, surroundings: message };
    case 'selection':
      return { ...state, selection: message, empty: emptyTexts(message) };
    case 'input':
      return afterLook(state);
    case 'hover':
      return { ...state, hover: message };
    case 'figures':
      return { ...state, figures: message };
    case 'text':
    case 'richText':
      return { ...state, text: message };
    case 'closeText':
      return { ...state, text: undefined };
    default:
      return state;
  }
}

/** The state after the page has changed; the same object where nothing else can be begun. */
export function afterLook(state: OverlayState): OverlayState {
  const empty = emptyTexts(state.selection);
  const isSame =
    empty.length === state.empty.length && empty.every(({ field }, at) => field === state.empty[at]?.field);
  return isSame ? state : { ...state, empty };
}
