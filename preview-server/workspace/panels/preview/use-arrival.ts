import { type RefObject, useEffect } from 'react';
import { type MatrixState, matrixStore } from '../../store/matrix-store.ts';

/** Gives a part the focus when the editor has just gone there: what they pressed is gone with the other view. */
export function useArrival(
  place: NonNullable<MatrixState['arriving']>,
  part: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    if (matrixStore.getState().arriving !== place) return;
    matrixStore.setState({ arriving: undefined });
    part.current?.focus();
  }, [place, part]);
}
