/**
 * Counts the steps by which the reader moves the focus: what a jump moves it to later than one would take them back.
 * @param signal ends counting
 */
export function watchReader(signal: AbortSignal): { steps(): number } {
  let steps = 0;
  const step = () => {
    steps += 1;
  };
  const stepByTab = ({ key }: KeyboardEvent) => key === 'Tab' && step();
  addEventListener('keydown', stepByTab, { capture: true, signal });
  addEventListener('pointerdown', step, { capture: true, signal });
  return { steps: () => steps };
}
