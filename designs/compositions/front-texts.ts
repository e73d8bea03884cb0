import type { Colour } from '../model/colour.ts';
import type { Box } from '../model/shape.ts';
import type { CompositionInput } from './composition.ts';
import type { TextElement } from './face.ts';

const classic = ['headline', 'names', 'subline', 'body', 'date', 'place', 'signature', 'footer'];

/** The slots of a front in reading order. Numbers and initials stand where there are no names. */
export function frontSlots(input: CompositionInput, order: readonly string[] = classic): readonly string[] {
  if (input.text('names') !== '') return order;
  const large = ['number', 'initials'].filter((slot) => input.text(slot) !== '');
  return order.flatMap((slot) => (slot === 'names' ? large : [slot]));
}

export const namesFirst = ['names', 'headline', 'subline', 'body', 'date', 'place', 'signature', 'footer'];

/** On menus and seating plans the list is what matters: its title is large, the names are a line below. */
const listStyles = { headline: 'display', names: 'heading' } as const;

type TextSetting = Partial<Omit<TextElement, 'kind' | 'box' | 'slots'>> & { order?: readonly string[] };

/** All texts of a front in one box; centred on paper unless told otherwise. */
export function frontTexts(input: CompositionInput, box: Box, setting: TextSetting = {}): TextElement {
  const { order, ...rest } = setting;
  const ground: Colour = 'paper';
  const isList = order === undefined && input.text('body').split('\n').length > 4;
  return {
    kind: 'texts',
    box,
    slots: isList ? ['headline', 'body', 'names', 'date', 'footer'] : frontSlots(input, order),
    align: 'center',
    verticalAlign: 'middle',
    ground,
    styles: isList ? listStyles : onlyHeadline(input) ? { headline: 'display' } : {},
    ...rest,
    ...(isList ? { names: 'line', scale: 1.12 } : {}),
  };
}

/** Without names, numbers or initials the headline is the large word. */
function onlyHeadline(input: CompositionInput): boolean {
  return ['names', 'number', 'initials'].every((slot) => input.text(slot) === '');
}
