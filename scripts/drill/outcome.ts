/** What a fault led to. `wrong` lists what must not be: lost work, strange answers, a process that ended. */
export type Outcome = { fault: string; found: string; wrong: string[] };

/** A fault that can be tried by its name. */
export type Row = { fault: string; run(): Promise<Outcome> };

/** What several rows stand on: made for the first that asks for it. */
export function once<Value>(make: () => Promise<Value>) {
  let made: Promise<Value> | undefined;
  return {
    get: () => {
      made ??= make();
      return made;
    },
    /** Undefined where no row has asked. */
    ifMade: () => made,
  };
}

/** Prints one line a fault. */
export function report({ fault, found, wrong }: Outcome): void {
  console.log(`${wrong.length === 0 ? 'ok  ' : 'FAIL'} ${fault.padEnd(58)} ${found}`);
  for (const sentence of wrong.slice(0, 5)) console.log(`       ${sentence}`);
}
