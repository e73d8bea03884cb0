import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';

const run = promisify(execFile);
/** Of a book's file; its streams are left out. */
const mostBytes = 200_000_000;

const dictionary = z.record(z.string(), z.json());
type Dictionary = z.infer<typeof dictionary>;

const output = z.object({
  qpdf: z.tuple([
    z.object({}),
    z.record(
      z.string(),
      z.union([
        z.object({ stream: z.object({ dict: dictionary }) }).transform(({ stream }) => stream.dict),
        z.object({ value: z.json() }).transform(({ value }) => value),
      ]),
    ),
  ]),
});

/** A PDF's objects as qpdf reads them, dictionaries of streams among them. */
export type ObjectGraph = {
  all: unknown[];
  /** Follows a reference such as `12 0 R`; anything else is a dictionary already. */
  dictionary(value: unknown): Dictionary;
  ofType(type: string): Dictionary[];
};

/** @param path of the file */
export async function objectGraph(path: string): Promise<ObjectGraph> {
  const asked = ['--json=2', '--json-key=qpdf', '--json-stream-data=none', path];
  const { stdout } = await run('qpdf', asked, { maxBuffer: mostBytes });
  const objects = output.parse(JSON.parse(stdout)).qpdf[1];
  const isOfType = (value: unknown, type: string) => dictionary.safeParse(value).data?.['/Type'] === type;
  return {
    all: Object.values(objects),
    dictionary: (value) =>
      dictionary.parse(typeof value === 'string' ? (objects[`obj:${value}`] ?? objects[value]) : value),
    ofType: (type) =>
      Object.values(objects).flatMap((value) => (isOfType(value, type) ? [dictionary.parse(value)] : [])),
  };
}
