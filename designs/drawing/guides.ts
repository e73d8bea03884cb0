import { createElement, type ReactElement } from 'react';
import type { Page } from '../model/design.ts';

const fold = { stroke: '#2b7bb9', strokeWidth: 0.3, strokeDasharray: '2 1.2', fill: 'none' };
const area = { stroke: '#c2437e', strokeWidth: 0.25, strokeDasharray: '1 1', fill: 'none' };

/** Fold lines, and in each face the area that texts keep to. */
export function Guides({ page, safe }: { page: Page; safe: number }): ReactElement {
  const { trim, folds } = page;
  const lines = folds.map((line) => {
    const d = 'x' in line ? `M${line.x} 0V${trim.height}` : `M0 ${line.y}H${trim.width}`;
    return createElement('path', { key: d, d, ...fold });
  });
  const faces = page.panels.length > 0 ? page.panels.map(({ box }) => box) : [{ x: 0, y: 0, ...trim }];
  const areas = faces.map(({ x, y, width, height }) =>
    createElement('rect', {
      key: `${x}-${y}`,
      x: x + safe,
      y: y + safe,
      width: width - 2 * safe,
      height: height - 2 * safe,
      ...area,
    }),
  );
  return createElement('g', null, lines, areas);
}
