/** Lets everybody who asks for the same thing at the same time wait for one answer. */
export function createSingleFlight<Result>() {
  const underWay = new Map<string, Promise<Result>>();

  return function once(key: string, start: () => Promise<Result>): Promise<Result> {
    const running = underWay.get(key);
    if (running) return running;
    const started = start().finally(() => underWay.delete(key));
    underWay.set(key, started);
    return started;
  };
}
