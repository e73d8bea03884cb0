import { type EdgeDistance, trimDistance } from '@blattwerk/designs/findings/safe-area.ts';
import type { Design } from '@blattwerk/designs/model/design.ts';
import { useEffect, useState } from 'react';

/** Measures how near words come to the edge; of punched edges by the outline, once that code is loaded. */
export function useEdgeDistance(design: Pick<Design, 'pages'> | undefined): EdgeDistance {
  const [edgeDistance, setEdgeDistance] = useState<EdgeDistance>(() => trimDistance);
  const isPunched = design?.pages.some(({ outline }) => outline !== undefined) ?? false;
  useEffect(() => {
    if (!isPunched) return;
    let isWanted = true;
    import('@blattwerk/designs/findings/outline-distance.ts').then(
      (part) => isWanted && setEdgeDistance(() => part.outlineDistance),
      // Without it the sheet's own edges are measured; the seal asks again.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [isPunched]);
  return edgeDistance;
}
