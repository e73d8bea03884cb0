import fc from 'fast-check';

/** One thing an editor does; `pick` chooses among the blocks that are the editor's own by then. */
export type Action = { kind: 'type' | 'insert' | 'move' | 'delete' | 'undo' | 'save'; pick: number };

/** What two editors do at the same time, and what breaks meanwhile or after it. */
export type Phase = {
  actions: readonly [Action[], Action[]];
  fault: 'none' | 'server' | 'tab';
  victim: 0 | 1;
};

const kinds: Action['kind'][] = ['type', 'type', 'type', 'insert', 'move', 'delete', 'undo', 'save'];
const actions = fc.array(fc.record({ kind: fc.constantFrom(...kinds), pick: fc.nat(1000) }), {
  minLength: 4,
  maxLength: 8,
  size: 'max',
});
const phases = fc.record({
  actions: fc.tuple(actions, actions),
  fault: fc.constantFrom('none', 'server', 'tab'),
  victim: fc.constantFrom(0, 1),
});

/** The same seed and number always give the same phase. */
export function phaseOf(seed: number, number: number): Phase {
  const [phase] = fc.sample<Phase>(phases, { seed: seed * 10_000 + number, numRuns: 1 });
  if (!phase) throw new Error('A seed gives one phase.');
  return phase;
}

type Blocks = ReadonlyMap<string, string>;

/** The blocks that are one editor's own: their texts, those before every step that can be undone, how far each was moved. */
export type Own = {
  blocks: Blocks;
  past: readonly { blocks: Blocks; moved: ReadonlySet<string> }[];
  moved: ReadonlySet<string>;
  /** The block that was typed in last: typed into again at once, both would be one step to undo. */
  typed: string | undefined;
};

export const ownOf = (texts: readonly (readonly [uid: string, text: string])[]): Own => ({
  blocks: new Map(texts),
  past: [],
  moved: new Set(),
  typed: undefined,
});

/** Fewer than these are not deleted. */
const fewest = 3;

/** The block that an action means; undefined where there is none that it could be done with. */
export function targetOf({ kind, pick }: Action, { blocks, past, typed }: Own): string | undefined {
  const uids = [...blocks.keys()].filter((uid) => kind !== 'type' || uid !== typed);
  if (kind === 'undo' && past.length === 0) return undefined;
  if (kind === 'delete' && blocks.size <= fewest) return undefined;
  return uids[pick % uids.length];
}

/** What the editor has after a step; the text is that of a block typed in or inserted. */
export function afterStep(own: Own, kind: Action['kind'], uid: string, text = ''): Own {
  const { blocks, past, moved } = own;
  if (kind === 'save') return own;
  if (kind === 'undo') {
    const before = past.at(-1);
    return before ? { ...before, past: past.slice(0, -1), typed: undefined } : own;
  }
  const next = {
    past: [...past, { blocks, moved }],
    blocks,
    moved,
    typed: kind === 'type' ? uid : undefined,
  };
  if (kind === 'move') return { ...next, moved: toggled(moved, uid) };
  if (kind === 'delete') return { ...next, blocks: new Map([...blocks].filter(([each]) => each !== uid)) };
  return { ...next, blocks: new Map(blocks).set(uid, text) };
}

const toggled = (uids: ReadonlySet<string>, uid: string): ReadonlySet<string> =>
  new Set(uids.has(uid) ? [...uids].filter((each) => each !== uid) : [...uids, uid]);
