import type { Box } from '../../model/shape.ts';
import { accentOn } from '../contrast.ts';
import { art, bled, drawn, type Face, type FacePlan, inset, type PhotoElement, part } from '../face.ts';
import { arranged, wholeOf } from '../fronts/arranged.ts';
import { field, line } from '../lines.ts';
import { groundOf, placeMotif } from '../motif-places.ts';
import type { CalendarLayout } from './calendar-layouts.ts';
import { isWide, marginBox } from './calendar-page.ts';

/** The page in front of the months, drawn where they are. */
export function calendarCover(
  face: Face,
  layout: CalendarLayout,
  photo: (box: Box) => PhotoElement,
): FacePlan {
  const { input } = face;
  const room = marginBox(face);
  const wide = isWide(face);
  const drawing = layout.needs.length > 0;
  const slots = ['title', 'year', 'subtitle'];
  const styles = { title: 'display', year: 'display', subtitle: 'heading' } as const;
  if (drawing) {
    const plants =
      input.motifs('sprigs').length > 0
        ? [arranged(face, 'full-wreath', inset(wholeOf(face), face.size.width * 0.03))]
        : [];
    const [emblem] = input.motifs('emblems');
    const box = emblem && plants.length === 0 ? part(room, 0.2, 0.05, 0.8, 0.52) : undefined;
    const inner = plants[0]?.room ?? part(room, 0, 0.56, 1, 0.95);
    return {
      background: 'paper',
      elements: [
        ...groundOf(face),
        ...plants.map((one) => one.plants),
        ...(emblem && box ? [art('emblem', [{ ...placeMotif(emblem, box) }])] : []),
        {
          kind: 'texts',
          box: inner,
          slots,
          styles,
          align: 'center',
          verticalAlign: 'middle',
          ground: 'paper',
        },
      ],
    };
  }
  const panel = wide ? part(bled(face), 0.62, 0, 1, 1) : part(bled(face), 0, 0.72, 1, 1);
  const textBox = wide ? part(room, 0.68, 0.1, 1, 0.9) : part(room, 0.02, 0.76, 0.98, 1);
  return {
    elements: [
      photo(wide ? part(bled(face), 0, 0, 0.62, 1) : part(bled(face), 0, 0, 1, 0.72)),
      drawn('panel', [field(panel, 'wash')]),
      drawn(
        'edge',
        [
          wide
            ? line(panel.x, panel.y, panel.x, panel.y + panel.height, accentOn('wash', input.palette), 0.5)
            : line(panel.x, panel.y, panel.x + panel.width, panel.y, accentOn('wash', input.palette), 0.5),
        ],
        'foil',
      ),
      {
        kind: 'texts',
        box: textBox,
        slots,
        styles,
        align: 'center',
        verticalAlign: 'middle',
        ground: 'wash',
      },
    ],
  };
}
