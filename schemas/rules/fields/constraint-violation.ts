import {
  exampleHeadline,
  exampleOffer,
  exampleTeaser,
  pageWith,
  picture,
} from '../examples/example-content.ts';
import { isEmptyValue } from '../model/empty-value.ts';
import type { Sentence } from '../model/finding.ts';
import { fieldLabel } from '../model/labels.ts';
import type { Rule } from '../model/rule.ts';
import type { RuleField } from '../model/rule-schema.ts';
import { atIssue, type LocatedIssue, locatedIssues } from '../model/vendor-issue.ts';
import { limitFixes, numeric } from './limit-fixes.ts';

export const constraintViolation: Rule = {
  code: 'constraint_violation',
  title: { de: 'Grenze überschritten', en: 'Outside the limits' },
  severity: 'error',
  description: {
    de: 'Der Wert ist zu lang, zu kurz, zu groß, zu klein, oder es sind zu viele oder zu wenige Einträge.',
    en: 'The value is too long, too short, too large, too small, or there are too many or too few entries.',
  },
  examples: {
    pass: [
      {
        title: 'within every limit',
        content: pageWith(exampleOffer({ pieces: '25', teasers: [exampleTeaser()], images: [picture()] })),
      },
    ],
    fail: [
      {
        title: 'too long',
        content: pageWith(
          exampleHeadline({ _uid: '2', headlineType: '', headline: 'Karte '.repeat(8).trim() }),
        ),
      },
      {
        title: 'too short',
        content: pageWith(exampleHeadline({ _uid: '2', headlineType: '', headline: 'Ja' })),
      },
      { title: 'too few blocks', content: pageWith(exampleOffer({ teasers: [] })) },
      {
        title: 'too many pictures',
        content: pageWith(exampleOffer({ images: [picture(), picture(), picture()] })),
      },
      { title: 'a number beyond the steps', content: pageWith(exampleOffer({ pieces: '7' })) },
      { title: 'a number that is none', content: pageWith(exampleOffer({ pieces: 'viele' })) },
    ],
  },
  check: (story) =>
    locatedIssues(story, 'constraint_violation')
      .filter((issue) => !isMissing(issue))
      .map((issue) =>
        atIssue(issue, issue.field ? advice(issue.field, issue.value) : generalAdvice, limitFixes(issue)),
      ),
};

/** An empty required field is another rule's matter. */
function isMissing({ field, value }: LocatedIssue): boolean {
  return field?.required === true && isEmptyValue(field.type, value);
}

const generalAdvice: Sentence = {
  de: 'Den Wert an die Grenzen des Feldes anpassen.',
  en: 'Bring the value within the limits of its field.',
};

function advice(field: RuleField, value: unknown): Sentence {
  const label = fieldLabel(field);
  switch (field.type) {
    case 'number':
      return numberAdvice(label, field);
    case 'bloks':
      return countAdvice(label, lengthOf(value), field.minimum, field.maximum);
    case 'multiasset':
      return countAdvice(label, lengthOf(value), field.minimum_entries, field.maximum_entries);
    case 'options':
      return countAdvice(label, lengthOf(value), numeric(field.min_options), numeric(field.max_options));
    default:
      return lengthAdvice(label, lengthOf(value), field.minlength, field.max_length ?? field.maxlength);
  }
}

function lengthAdvice(label: Sentence, length: number, min?: number, max?: number): Sentence {
  if (max !== undefined && length > max) {
    return {
      de: `„${label.de}“ auf höchstens ${max} Zeichen kürzen, jetzt sind es ${length}.`,
      en: `Shorten “${label.en}” to at most ${max} characters; it has ${length}.`,
    };
  }
  return {
    de: `„${label.de}“ auf mindestens ${min ?? 1} Zeichen verlängern, jetzt sind es ${length}.`,
    en: `Lengthen “${label.en}” to at least ${min ?? 1} characters; it has ${length}.`,
  };
}

function countAdvice(label: Sentence, count: number, min?: number, max?: number): Sentence {
  if (max !== undefined && count > max) {
    return {
      de: `Aus „${label.de}“ ${count - max} entfernen, höchstens ${max} sind möglich.`,
      en: `Remove ${count - max} from “${label.en}”; at most ${max} fit.`,
    };
  }
  const least = min ?? 1;
  return {
    de: `Zu „${label.de}“ ${least - count} hinzufügen, mindestens ${least} gehören hinein.`,
    en: `Add ${least - count} to “${label.en}”; it needs at least ${least}.`,
  };
}

function numberAdvice(label: Sentence, { min_value, max_value, steps, decimals }: RuleField): Sentence {
  const de = [
    min_value !== undefined && `ab ${min_value}`,
    max_value !== undefined && `bis ${max_value}`,
    steps && `in Schritten von ${steps}`,
    decimals !== undefined && `mit höchstens ${decimals} Nachkommastellen`,
  ];
  const en = [
    min_value !== undefined && `from ${min_value}`,
    max_value !== undefined && `up to ${max_value}`,
    steps && `in steps of ${steps}`,
    decimals !== undefined && `with at most ${decimals} decimals`,
  ];
  return {
    de: `${['Bei', `„${label.de}“`, 'eine Zahl', ...de.filter(Boolean)].join(' ')} eintragen.`,
    en: `${['Enter', 'a number', ...en.filter(Boolean), 'for', `“${label.en}”`].join(' ')}.`,
  };
}

function lengthOf(value: unknown): number {
  return typeof value === 'string' || Array.isArray(value) ? value.length : 0;
}
