import { PageDrawing, type PageDrawingProps } from '@blattwerk/designs/drawing/page-drawing.ts';
import type { Layer } from '@blattwerk/designs/model/design.ts';

type StageDrawingProps = PageDrawingProps & {
  /** Texts that are seen in their fields for now. */
  undrawn: readonly Layer[];
};

/**
 * A page in two drawings, one upon the other: what lies below the words stays as the browser has painted it while they
 * are written. Nearly all shapes of a card do.
 */
export function StageDrawing({ page, undrawn, ...props }: StageDrawingProps) {
  const first = page.layers.findIndex(({ type }) => type === 'text');
  const isDrawn = (layer: Layer) => !undrawn.includes(layer);
  if (first < 1) return <PageDrawing {...props} page={{ ...page, layers: page.layers.filter(isDrawn) }} />;
  const below = { ...page, layers: page.layers.slice(0, first) };
  const above = { ...page, layers: page.layers.slice(first).filter(isDrawn) };
  return (
    <>
      <PageDrawing {...props} page={below} />
      <PageDrawing {...props} hasGround={false} page={above} prefix={`${props.prefix}-words`} />
    </>
  );
}
