/** A promise that React reads at once: it waits a moment even for a settled one, unless that says so. */
export function atHand<Value>(value: Value): Promise<Value> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
}
