import {
  type Environment,
  findLocationProblem,
  longestLocation,
  longestName,
} from '../../../preview-addresses/location.ts';
import type { Say } from '../messages/messages.ts';

/** What is wrong with a typed address, one sentence a field. */
export type AddressProblems = { name: string | undefined; location: string | undefined };

/**
 * @param others the space's other addresses, whose names are taken
 * @param own origin of the workspace
 */
export function addressProblems(
  say: Say,
  { name, location }: Environment,
  others: readonly Environment[],
  own: string,
): AddressProblems {
  return {
    name: nameProblem(say, name.trim(), others),
    location: locationSentence(say, location.trim(), own),
  };
}

function nameProblem(say: Say, name: string, others: readonly Environment[]): string | undefined {
  if (name === '') return say('addresses.problem.noName');
  if (name.length > longestName) return say('addresses.problem.long', { count: longestName });
  if (others.some((other) => other.name === name)) return say('addresses.problem.nameTaken', { name });
  return undefined;
}

function locationSentence(say: Say, location: string, own: string): string | undefined {
  if (location.length > longestLocation) return say('addresses.problem.long', { count: longestLocation });
  const problem = findLocationProblem(location, [own]);
  switch (problem?.kind) {
    case 'placeholder':
      return say('addresses.problem.placeholder', { written: problem.written });
    case 'start':
    case 'own':
    case 'unencrypted':
      return say(`addresses.problem.${problem.kind}`);
  }
  return undefined;
}
