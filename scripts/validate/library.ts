import type { Finding } from '@blattwerk/schemas/rules/model/finding.ts';
import { readAssetLibrary } from './asset-library.ts';
import { type Assumed, isTrueOf } from './assumptions.ts';
import type { ContentFolder } from './content-folder.ts';
import type { Survey } from './judge-file.ts';
import type { JudgePool } from './judge-pool.ts';
import type { SpaceKnowledge } from './knowledge.ts';
import { spaceOf } from './space-of.ts';
import type { Envelope } from './story-file.ts';

/** Which stories there are, and which file was the first to claim an address or identity. */
export type Library = {
  space: SpaceKnowledge;
  envelopes: ReadonlyMap<string, Envelope>;
  claims: ReadonlyMap<string, string>;
  /** What was found in files that need not be judged again now that all stories are known. */
  findings: ReadonlyMap<string, Finding[]>;
};

/** Findings of all files that are kept until they are told; beyond these, files are judged once more instead. */
const mostKept = 20_000;

/**
 * Reads every story once, judges it as if all others were as it needs them, and keeps only its names and findings.
 * Stories that are not judged have the older claim, so that a clash shows at a story that is.
 */
export async function readLibrary(
  judged: ContentFolder,
  known: ContentFolder | undefined,
  pool: JudgePool,
): Promise<Library> {
  const judgedFiles = new Set(judged.storyFiles);
  const unjudged = judged.spaceFiles.filter((file) => !judgedFiles.has(file));
  const ownFiles = new Set([...unjudged, ...judged.storyFiles]);
  const others = (known?.storyFiles ?? []).filter((file) => !ownFiles.has(file));
  const envelopes = new Map<string, Envelope>();
  const add = ({ file, envelope }: Pick<Survey, 'file' | 'envelope'>) => {
    if (envelope) envelopes.set(file, envelope);
  };
  for await (const read of pool.envelopes([...unjudged, ...others])) add(read);
  const surveys = new Map<string, { findings: Finding[]; assumed: Assumed }>();
  const linkedParts = new Set<string>();
  let kept = 0;
  for await (const { findings, assumed, ...read } of pool.survey(judged.storyFiles)) {
    add(read);
    for (const [story] of assumed.anchors) linkedParts.add(story);
    if (!findings || kept + findings.length > mostKept) continue;
    kept += findings.length;
    surveys.set(read.file, { findings, assumed });
  }
  const claims = new Map<string, string>();
  for (const file of ownFiles) {
    for (const claim of claimsOf(envelopes.get(file))) if (!claims.has(claim)) claims.set(claim, file);
  }
  const space = spaceOf(envelopes, linkedParts);
  const findings = new Map<string, Finding[]>();
  for (const [file, survey] of surveys) {
    if (isTrueOf(survey.assumed, space)) findings.set(file, survey.findings);
  }
  return { space, envelopes, claims, findings };
}

/** The addresses of the assets beside the stories. */
export async function readAssets(
  folders: readonly (ContentFolder | undefined)[],
): Promise<ReadonlySet<string>> {
  const paths = new Set<string>();
  for (const folder of new Set(folders.map((content) => content?.assetFolder))) {
    if (folder) for (const path of await readAssetLibrary(folder)) paths.add(path);
  }
  return paths;
}

function claimsOf(envelope: Envelope | undefined): string[] {
  if (!envelope) return [];
  const { id, uuid, full_slug } = envelope;
  return [claimOf('slug', full_slug), claimOf('uuid', uuid), claimOf('id', id)];
}

export function claimOf(kind: 'slug' | 'uuid' | 'id', value: string | number): string {
  return `${kind} ${value}`;
}
