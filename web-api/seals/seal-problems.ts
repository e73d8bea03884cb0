import type { Problem, ProblemField } from '@blattwerk/schemas/web-api/contract/problem.ts';
import { problem, unprocessable } from '../http/problems.ts';
import type { Texts } from '../texts/de.ts';
import type { ComposeAnswer } from './compose/compose-messages.ts';

type Refused = Extract<ComposeAnswer, { ok: false }>;
type Hindrance = Extract<Refused, { reason: 'hindered' }>['hindrances'][number];

/** Longer words are told by their beginning. */
const mostQuoted = 40;

/** A choice that does not fit, said of the draft's content. */
export function choiceProblem({ detail, errors = [] }: Problem, texts: Texts): Problem {
  const inChoice = errors.map(
    (error): ProblemField => ({ ...error, in: 'body', path: ['choice', ...error.path] }),
  );
  return { ...unprocessable(detail, inChoice), message: { text: texts.drafts.choice } };
}

/** What keeps a document from being composed, or from being printed. */
export function composeProblem(refused: Refused, texts: Texts): Problem {
  switch (refused.reason) {
    case 'failed':
      return busy(texts);
    case 'unfit': {
      const path = placeOf[refused.code] ?? ['choice'];
      const error = { in: 'body' as const, path, message: refused.message };
      return {
        ...unprocessable('The design cannot be laid out like this.', [error]),
        message: { text: texts.drafts.choice },
      };
    }
    case 'hindered': {
      const errors = refused.hindrances.map((hindrance): ProblemField => {
        const path = [hindrance.code === 'no-photo' ? 'photos' : 'texts', hindrance.slot];
        return { in: 'body', path, message: sentence(hindrance, texts) };
      });
      return {
        ...unprocessable('The draft cannot be printed as it is: the listed fields say why.', errors),
        message: { text: [...new Set(errors.map(({ message }) => message))].join(' ') },
      };
    }
  }
}

/** Too many at once, or a thread that broke: worth another try. */
export function busy({ drafts }: Texts): Problem {
  return problem(503, 'It could not be sealed right now; try again in a moment.', {
    message: { text: drafts.busy },
    retryAfter: 2,
  });
}

const placeOf: Readonly<Record<string, string[]>> = {
  'unknown-palette': ['look', 'palette'],
  'unknown-pairing': ['look', 'pairing'],
  'unknown-slot': ['setFor'],
  'unfit-format': ['choice', 'format'],
};

function sentence(hindrance: Hindrance, { drafts }: Texts): string {
  switch (hindrance.code) {
    case 'no-place':
      return drafts.noPlace(beginning(hindrance.text));
    case 'overfull':
      return drafts.tooLong(beginning(hindrance.text));
    case 'dropped':
      return drafts.noSuchCharacters(beginning(hindrance.text), hindrance.characters);
    case 'no-photo':
      return drafts.photoMissing;
  }
}

function beginning(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= mostQuoted ? line : `${[...line].slice(0, mostQuoted).join('')}…`;
}
