/** An error for the log: its stack, without the parameters of a failed query, among which are addresses and tokens. */
export function errorText(error: unknown): string {
  const stack = (error instanceof Error && error.stack) || String(error);
  return stack.replace(/\nparams:.*?(?=\n {4}at |$)/s, '\nparams: left out');
}
