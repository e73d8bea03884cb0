import { type DraftChoice, draftChoiceSchema } from '@blattwerk/schemas/configurator/draft.ts';
import type { DesignedChoice } from '../prices/rules/designed-choice.ts';

/** Of what was priced, all that the address of a product can ask for, as it asks. */
export function asAsked(priced: DesignedChoice): DraftChoice {
  const asked = Object.entries(fieldsOf(priced)).map(
    ([name, value]) => draftChoiceSchema.safeParse({ [name]: String(value) }).data,
  );
  return Object.assign({}, ...asked);
}

/** A picture for the wall is asked for by what holds it: its frame, or the material it is. */
function fieldsOf(priced: DesignedChoice): Readonly<Record<string, unknown>> {
  if (priced.kind !== 'photoframe') {
    const { kind: _, ...choice } = priced;
    return choice;
  }
  const { format, material, frameFamily, matType } = priced;
  return frameFamily === null ? { format } : { format, substrate: material, mat: matType };
}
