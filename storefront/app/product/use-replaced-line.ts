import { useState } from 'react';
import { useIsMounted } from '../components/use-is-mounted.ts';
import { lineParameter } from '../drafts/line-parameter.ts';

/** The line of the basket that the design takes the place of, as the address has it; undefined for a new one. */
export function useReplacedLine(): { lineId: string | undefined; setLineId(id: string | undefined): void } {
  const isMounted = useIsMounted();
  const [, show] = useState<string>();
  return {
    lineId: isMounted ? (new URLSearchParams(location.search).get(lineParameter) ?? undefined) : undefined,
    setLineId(id) {
      const query = new URLSearchParams(location.search);
      if (id === undefined) query.delete(lineParameter);
      else query.set(lineParameter, id);
      history.replaceState(history.state, '', `${location.pathname}?${query}${location.hash}`);
      show(id);
    },
  };
}
