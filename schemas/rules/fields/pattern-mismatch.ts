import { exampleOffer, pageWith } from '../examples/example-content.ts';
import type { Sentence } from '../model/finding.ts';
import { fieldLabel } from '../model/labels.ts';
import { clearingFixes } from '../model/making-fixes.ts';
import { atField, type Rule } from '../model/rule.ts';
import type { RuleField } from '../model/rule-schema.ts';
import { extend } from '../model/story-path.ts';
import type { ReadField } from '../model/story-reading.ts';

export const patternMismatch: Rule = {
  code: 'pattern_mismatch',
  title: { de: 'Falsche Form', en: 'Wrong form' },
  severity: 'error',
  description: {
    de: 'Der Text hat nicht die Form, die das Feld verlangt.',
    en: 'The text does not have the form its field demands.',
  },
  examples: {
    pass: [
      { title: 'a colour', content: pageWith(exampleOffer({ colour: '#2f4a3f' })) },
      { title: 'nothing', content: pageWith(exampleOffer({ colour: '' })) },
    ],
    fail: [{ title: 'a colour by name', content: pageWith(exampleOffer({ colour: 'green' })) }],
  },
  check: ({ patternFields }) =>
    patternFields.filter(breaksPattern).map((reading) => {
      const { block, field, key, value } = reading;
      return atField(reading, advice(field), clearingFixes(field, extend(block.path, key), value));
    }),
};

/** The field's own help says what it takes. */
function advice(field: RuleField): Sentence {
  const label = fieldLabel(field);
  return {
    de: `„${label.de}“ in der verlangten Form eintragen${inBrackets(field.description)}.`,
    en: `Write “${label.en}” in the form it demands${inBrackets(field.english?.description ?? field.description)}.`,
  };
}

const inBrackets = (help: string | null | undefined): string =>
  help ? ` (${help.replace(/[.!]$/, '')})` : '';

function breaksPattern({ field, value }: ReadField): boolean {
  if (!field.regex || typeof value !== 'string' || value === '') return false;
  return patternOf(field.regex)?.test(value) === false;
}

const patterns = new Map<string, RegExp | undefined>();

function patternOf(source: string): RegExp | undefined {
  if (!patterns.has(source)) patterns.set(source, compile(source));
  return patterns.get(source);
}

/** A pattern that is no regular expression is the schema's fault and holds no editor up. */
function compile(source: string): RegExp | undefined {
  try {
    return new RegExp(source, 'u');
  } catch {
    return undefined;
  }
}
