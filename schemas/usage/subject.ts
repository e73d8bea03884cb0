import { productKinds } from '../kinds/kind-facts.generated.ts';

/** What pages can use: blocks, themes, designs, assets, other stories, and products by their kind. */
export const subjectKinds = ['block', 'theme', 'design', 'asset', 'story', ...productKinds] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** `theme:1461`, `block:main_teaser`, `card:hochzeit-eukalyptus`, `asset:/f/100001/…`, `story:<uuid>`. */
export type SubjectKey = `${SubjectKind}:${string}`;

export function subjectKey(kind: SubjectKind, id: string | number): SubjectKey {
  return `${kind}:${id}`;
}

/** Kind and id of a key as a person or an address writes it; `undefined` when it names no kind there is. */
export function readSubjectKey(written: string): { kind: SubjectKind; id: string } | undefined {
  const [, name, id = ''] = /^([a-z]+):(.*)$/s.exec(written) ?? [];
  const kind = subjectKinds.find((known) => known === name);
  return kind && { kind, id: kind === 'block' ? id.replaceAll('-', '_') : id };
}

/** The path of an asset's address; the host is another one on each machine. */
export function assetId(address: string): string {
  return URL.canParse(address) ? new URL(address).pathname : address;
}
