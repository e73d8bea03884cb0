import { PageDrawing, type PageDrawingProps } from '@blattwerk/designs/drawing/page-drawing.ts';

/**
 * A page in two drawings, one upon the other: what lies below the words stays as the browser has painted it while they
 * are written. Nearly all shapes of a card do.
 */
export function StageDrawing({ page, ...props }: PageDrawingProps) {
  const first = page.layers.findIndex(({ type }) => type === 'text');
  if (first < 1) return <PageDrawing {...props} page={page} />;
  const below = { ...page, layers: page.layers.slice(0, first) };
  const above = { ...page, layers: page.layers.slice(first) };
  return (
    <>
      <PageDrawing {...props} page={below} />
      <PageDrawing {...props} hasGround={false} page={above} prefix={`${props.prefix}-words`} />
    </>
  );
}
