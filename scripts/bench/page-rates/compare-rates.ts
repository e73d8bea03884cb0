import type { ChildProcess } from 'node:child_process';
import { z } from 'zod';
import { median, quantile } from '../statistics.ts';
import { type MeasuredProcess, nextMessage, startOnCore } from './measured-process.ts';

export type Encoding = 'identity' | 'gzip' | 'br';
/** A server and the address that it is asked for. */
export type Subject = { server: MeasuredProcess; path: string };

/** Processor time of an answer in microseconds, medians of the rounds. */
export type Comparison = {
  own: number;
  peer: number;
  /** What of the peer's answers the subject gives in the same time; 1 when it takes no more. */
  share: number;
  /** The same share, in the quarter of the rounds where it is lowest, and highest. */
  spread: readonly [low: number, high: number];
};

export type Load = { encoding: Encoding; connections: number; requests: number; rounds: number };

const doneSchema = z.object({ done: z.number() });

/**
 * Asks both in turns, from a process of its own on another core. Processor time is compared, not answers a second: what else
 * runs on the machine slows both, and the last core it leaves is not shared fairly.
 */
export async function compareRates(own: Subject, peer: Subject, load: Load): Promise<Comparison> {
  const generator = startOnCore(1, new URL('./load-process.ts', import.meta.url));
  const subjects = { own, peer };
  const rounds: { own: number; peer: number }[] = [];
  // The first round warms both up.
  for (let round = 0; round <= load.rounds; round += 1) {
    const measured = { own: 0, peer: 0 };
    for (const name of round % 2 === 0 ? (['own', 'peer'] as const) : (['peer', 'own'] as const))
      measured[name] = await measure(generator, subjects[name], load);
    if (round > 0) rounds.push(measured);
  }
  generator.disconnect();
  const shares = rounds.map((round) => round.peer / round.own);
  return {
    own: median(rounds.map((round) => round.own)),
    peer: median(rounds.map((round) => round.peer)),
    share: median(shares),
    spread: [quantile(shares, 0.25), quantile(shares, 0.75)],
  };
}

/** @returns microseconds of a core for each answer */
async function measure(
  generator: ChildProcess,
  { server, path }: Subject,
  { encoding, connections, requests }: Load,
): Promise<number> {
  const before = await server.usage();
  generator.send({ url: `${server.origin}${path}`, encoding, connections, requests });
  const { done } = doneSchema.parse(await nextMessage(generator));
  return ((await server.usage()) - before) / done;
}
