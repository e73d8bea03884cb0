/** What a visitor was answered while the shop started. */
export type StartAnswer = { url: string; status: number };

/**
 * What must not be seen of a start, above all of the first one, which visitors do not wait for: lines of the log that warn,
 * stack traces, and answers that the shop gave before it could.
 * @param output all that the process has written
 */
export function startProblems(output: string, answers: readonly StartAnswer[]): string[] {
  const lines = output
    .split('\n')
    .filter((line) => /"level":[456]0/.test(line) || /^\s+at .+:\d+/.test(line));
  const refused = answers.filter(({ status }) => status >= 500);
  return [...lines, ...refused.map(({ url, status }) => `${url} answered ${status}`)];
}
