declare const missing: unique symbol;

/** No operation takes it: a migration that still asks something does not compile. */
interface Missing {
  readonly [missing]: symbol;
}

/** A migration asks what only a person can decide. */
class OpenQuestion extends Error {
  override name = 'OpenQuestion';
}

/** Stands where a person must decide: write the answer in its place. It neither compiles nor runs. */
export function fillIn(question: string): Missing {
  throw new OpenQuestion(question);
}
