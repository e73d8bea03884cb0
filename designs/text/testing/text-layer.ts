import type { TextLayer } from '../../model/design.ts';

/** A text of a hundred millimetres' width in the middle of its box. */
export function textLayer(change: Pick<TextLayer, 'text'> & Partial<TextLayer>): TextLayer {
  return {
    id: 'names',
    type: 'text',
    finish: 'print',
    locked: false,
    label: 'Namen',
    maxLength: 100,
    box: { x: 0, y: 0, width: 100, height: 40 },
    rotate: 0,
    font: 'jost-400',
    size: 14,
    minSize: 8,
    lineHeight: 1.2,
    tracking: 0.1,
    upperCase: false,
    align: 'center',
    verticalAlign: 'middle',
    colour: 'ink',
    ...change,
  };
}
