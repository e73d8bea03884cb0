import { expect, test } from 'vitest';
import { typePairings } from '../catalogue/type-pairings.ts';
import { openDiskFonts } from '../text/disk-fonts.ts';
import { layoutText } from '../text/layout-text.ts';
import { estimateWidth } from './type-widths.ts';

const lines = [
  'Katharina',
  'Anna & Maximilian',
  'Samstag, 12. Juni 2027',
  'Frohe Weihnachten',
  'MILLI WEISS',
];
const fonts = openDiskFonts();
const styles = typePairings.flatMap(({ display, heading, body }) => [display, heading, body]);

test.each([...new Map(styles.map((style) => [style.font, style])).values()])(
  '$font is about as wide',
  (style) => {
    for (const text of lines) {
      const spec = {
        ...style,
        text,
        box: { x: 0, y: 0, width: 900, height: 50 },
        size: 72 / 2.54,
        minSize: 20,
      };
      const result = layoutText({ ...spec, lineHeight: 1.2, align: 'left', verticalAlign: 'top' }, fonts);
      if (!result.ok) throw new Error(result.message);
      const measured = (result.layout.lines[0]?.width ?? 0) / 10;
      const estimate = estimateWidth(text, style.font, style.tracking, style.upperCase);
      expect(Math.abs(estimate / measured - 1)).toBeLessThan(0.18);
    }
  },
);
