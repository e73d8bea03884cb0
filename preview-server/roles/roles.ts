/** Roles of editors, each with all that those before it may do. */
export const roles = ['author', 'editor', 'publisher', 'administrator'] as const;
export type Role = (typeof roles)[number];

type Rule = {
  /** The first role that may. */
  from: Role;
  /** What others are told, a sentence. */
  refusal: string;
};

/** What can be done in the content space and the workspace, and from which role on: form and server read this table. */
export const actionTable = {
  read: { from: 'author', refusal: 'Your role may not look at the content.' },
  comment: { from: 'author', refusal: 'Your role may not comment.' },
  write: { from: 'author', refusal: 'Your role may not change pages.' },
  'ask-for-review': { from: 'author', refusal: 'Your role may not ask for a review.' },
  share: { from: 'author', refusal: 'Your role may not share drafts.' },
  upload: { from: 'author', refusal: 'Your role may not upload files.' },
  approve: {
    from: 'editor',
    refusal: 'Authors do not approve pages; ask an editor for a review.',
  },
  arrange: {
    from: 'editor',
    refusal: 'Authors do not make folders or delete pages; ask an editor.',
  },
  'keep-files': {
    from: 'editor',
    refusal: 'Authors do not change or delete files; ask an editor.',
  },
  'save-sections': { from: 'editor', refusal: 'Authors do not save sections; ask an editor.' },
  'make-cards': { from: 'editor', refusal: 'Authors do not make cards; ask an editor.' },
  publish: {
    from: 'publisher',
    refusal: 'Authors and editors do not publish or withdraw pages; ask a publisher.',
  },
  'change-live': {
    from: 'publisher',
    refusal: 'This would change what shoppers see at once: address, place or tags; ask a publisher.',
  },
  'change-lists': {
    from: 'publisher',
    refusal: 'Entries of lists are in the shop at once; ask a publisher to change them.',
  },
  'roll-out': { from: 'publisher', refusal: 'Authors and editors do not roll flags out; ask a publisher.' },
  administer: {
    from: 'administrator',
    refusal: 'Only administrators change the settings of the space; ask one.',
  },
  'read-mail': { from: 'administrator', refusal: 'Only administrators read messages to customers; ask one.' },
  'manage-members': {
    from: 'administrator',
    refusal: 'Only administrators invite, change or remove members; ask one.',
  },
} as const satisfies Record<string, Rule>;

export type Action = keyof typeof actionTable;
export const actions = Object.keys(actionTable).filter((name): name is Action => name in actionTable);

/** Whether a role may do something. */
export function may(role: Role, action: Action): boolean {
  return roles.indexOf(role) >= roles.indexOf(actionTable[action].from);
}
