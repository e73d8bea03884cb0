/** Something of a space that loading makes or alters. */
export type Change = {
  kind:
    | 'block folder'
    | 'block'
    | 'datasource'
    | 'entry'
    | 'asset'
    | 'story'
    | 'preview address'
    | 'language'
    | 'webhook'
    | 'field plugin';
  name: string;
  action: 'create' | 'update' | 'publish';
};

/** Through which everything is written, so that a plan and its execution come from the same code. */
export type Changes = {
  /**
   * Makes a change.
   * @param asIf what a plan, which writes nothing, goes on with in place of the answer
   */
  make<Answer>(change: Change, run: () => Promise<Answer>, asIf: Answer): Promise<Answer>;
};

export const makeChanges: Changes = { make: (_change, run) => run() };
