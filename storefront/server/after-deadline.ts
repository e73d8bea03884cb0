/** Resolves with undefined after so many seconds; keeps no process alive. */
export function afterDeadline(seconds: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(resolve, seconds * 1000, undefined).unref();
  });
}
