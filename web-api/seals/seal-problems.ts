import type { Warning } from '@blattwerk/designs/drafts/warnings.ts';
import type { ProductKind } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import type { Problem, ProblemField } from '@blattwerk/schemas/web-api/contract/problem.ts';
import { photoTooCoarseProblem } from '@blattwerk/schemas/web-api/contract/problem-types.ts';
import type { AnswerOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import { problem, unprocessable } from '../http/problems.ts';
import type { Texts } from '../texts/de.ts';
import type { ComposeAnswer } from './compose/compose-messages.ts';

type Refused = Extract<ComposeAnswer, { ok: false }>;
type Hindrance = Extract<Refused, { reason: 'hindered' }>['hindrances'][number];

/** Longer words are told by their beginning. */
const mostQuoted = 40;
/** What is wrong with more than so many rows of a name list is counted, the rest is in the errors. */
const mostTold = 3;

/** What addresses of prices for frames call otherwise than a choice does. */
const choiceNames: Readonly<Record<string, string>> = { material: 'substrate', matType: 'mat' };

/** A choice that does not fit, said of the draft's content. */
export function choiceProblem({ detail, errors = [] }: Problem, texts: Texts, kind: ProductKind): Problem {
  const inChoice = errors.map((error): ProblemField => {
    const path = error.path.map((name) => (kind === 'photoframe' ? choiceNames[name] : undefined) ?? name);
    return { ...error, in: 'body', path: ['choice', ...path] };
  });
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
        return { in: 'body', path: pathOf(hindrance), message: sentence(hindrance, texts) };
      });
      return {
        ...unprocessable('The draft cannot be printed as it is: the listed fields say why.', errors),
        ...(refused.hindrances.every(({ code }) => code === 'unprintable') && {
          type: photoTooCoarseProblem,
        }),
        message: { text: told(refused.hindrances, texts) },
      };
    }
  }
}

type Told = AnswerOf<'POST /web-api/drafts/{id}/seals'>['warnings'][number];

/** What is sealed as it is, and told of all the same. */
export function toldWarnings(warnings: readonly Warning[], texts: Texts): Told[] {
  return warnings.map((warning) => toldWarning(warning, texts));
}

function toldWarning(warning: Warning, { drafts }: Texts): Told {
  const { slot } = warning;
  switch (warning.code) {
    case 'near-edge': {
      const { row } = warning;
      const text = beginning(warning.text);
      return row === undefined
        ? { kind: 'text', slot, message: drafts.nearEdge(text) }
        : { kind: 'text', slot, row, message: drafts.rowNearEdge(row + 1, text) };
    }
    case 'foil-faint':
      return { kind: 'text', slot, message: drafts.foilFaint(beginning(warning.text)) };
    case 'example':
      return { kind: 'text', slot, message: drafts.exampleLeft(beginning(warning.text)) };
    case 'coarse':
      return { kind: 'photo', slot, message: drafts.photoCoarse(warning.dotsPerInch) };
    case 'twice':
      return { kind: 'photo', slot, before: warning.before, message: drafts.photoTwice };
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

function pathOf(hindrance: Hindrance): (string | number)[] {
  if (hindrance.code !== 'row') return [isOfPhoto(hindrance) ? 'photos' : 'texts', hindrance.slot];
  const { fault } = hindrance;
  return ['names', fault.row, fault.code === 'nameless' ? 'names' : fault.slot];
}

/** Everything once; of a long name list the first rows stand for the others. */
function told(hindrances: readonly Hindrance[], texts: Texts): string {
  const rows = hindrances.filter(({ code }) => code === 'row');
  const others = hindrances.filter(({ code }) => code !== 'row');
  const said = [...others, ...rows.slice(0, mostTold)].map((hindrance) => sentence(hindrance, texts));
  const left = rows.length - mostTold;
  return [...new Set(said), ...(left > 0 ? [texts.drafts.moreRows(left)] : [])].join(' ');
}

function sentence(hindrance: Hindrance, { drafts }: Texts): string {
  switch (hindrance.code) {
    case 'no-place':
      return drafts.noPlace(beginning(hindrance.text));
    case 'overfull':
      return drafts.tooLong(beginning(hindrance.text));
    case 'dropped':
      return drafts.noSuchCharacters(beginning(hindrance.text), hindrance.characters);
    case 'foil':
      return drafts.foilTooFine(beginning(hindrance.text));
    case 'no-photo':
      return drafts.photoMissing;
    case 'unprintable':
      return drafts.photoTooCoarse(hindrance.dotsPerInch);
    case 'row':
      return ofRow(hindrance, drafts);
  }
}

function ofRow({ fault, text }: Extract<Hindrance, { code: 'row' }>, drafts: Texts['drafts']): string {
  const row = fault.row + 1;
  switch (fault.code) {
    case 'nameless':
      return drafts.rowNameless(row);
    case 'no-place':
      return drafts.rowNoPlace(row, beginning(text));
    case 'overfull':
      return drafts.rowTooLong(row, beginning(text));
    case 'foil':
      return drafts.rowTooFine(row, beginning(text));
    case 'dropped':
      return drafts.rowNoSuchCharacters(row, beginning(text), fault.characters);
  }
}

function isOfPhoto({ code }: Hindrance): boolean {
  return code === 'no-photo' || code === 'unprintable';
}

function beginning(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= mostQuoted ? line : `${[...line].slice(0, mostQuoted).join('')}…`;
}
