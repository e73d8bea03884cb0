/** What a fault led to. `wrong` lists what must not be: lost work, strange answers, a process that ended. */
export type Outcome = { fault: string; found: string; wrong: string[] };

/** Prints one line a fault. */
export function report({ fault, found, wrong }: Outcome): void {
  console.log(`${wrong.length === 0 ? 'ok  ' : 'FAIL'} ${fault.padEnd(58)} ${found}`);
  for (const sentence of wrong.slice(0, 5)) console.log(`       ${sentence}`);
}
