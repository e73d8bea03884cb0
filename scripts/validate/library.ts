import type { Finding } from '@blattwerk/schemas/rules/model/finding.ts';
import { shopDay } from '@blattwerk/schemas/shop/service/shop-day.ts';
import { readAssetLibrary } from './asset-library.ts';
import { isTrueOf } from './assumptions.ts';
import type { CleanStories, CleanStory } from './clean-stories.ts';
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
  /** What the next run need not judge again. */
  clean: CleanStories;
};

/** Findings of all files that are kept until they are told; beyond these, files are judged once more instead. */
const mostKept = 20_000;

/**
 * Reads every story once, judges it as if all others were as it needs them, and keeps only its names and findings.
 * Stories that are not judged have the older claim, so that a clash shows at a story that is.
 * @param clean stories that need not be judged again while what was assumed of the others is true
 */
export async function readLibrary(
  judged: ContentFolder,
  known: ContentFolder | undefined,
  { pool, clean }: { pool: JudgePool; clean: CleanStories },
): Promise<Library> {
  const judgedFiles = new Set(judged.storyFiles);
  const unjudged = judged.spaceFiles.filter((file) => !judgedFiles.has(file));
  const ownFiles = new Set([...unjudged, ...judged.storyFiles]);
  const others = (known?.storyFiles ?? []).filter((file) => !ownFiles.has(file));
  const envelopes = new Map<string, Envelope>();
  for await (const { file, envelope } of pool.envelopes([...unjudged, ...others]))
    if (envelope) envelopes.set(file, envelope);
  const surveys = await surveyAll(judged.storyFiles, { pool, clean });
  for (const [file, { envelope }] of surveys) if (envelope) envelopes.set(file, envelope);
  const claims = new Map<string, string>();
  for (const file of ownFiles) {
    for (const claim of claimsOf(envelopes.get(file))) if (!claims.has(claim)) claims.set(claim, file);
  }
  const linkedParts = new Set(
    [...surveys.values()].flatMap(({ assumed }) => assumed.anchors.map(([story]) => story)),
  );
  const space = spaceOf(envelopes, linkedParts);
  const today = shopDay(new Date());
  const findings = new Map<string, Finding[]>();
  for (const [file, survey] of surveys) {
    if (survey.findings && isTrueOf(survey.assumed, space, today)) findings.set(file, survey.findings);
  }
  return { space, envelopes, claims, findings, clean: cleanOf(surveys.values()) };
}

/** In the order of the files. */
async function surveyAll(
  files: readonly string[],
  { pool, clean }: { pool: JudgePool; clean: CleanStories },
): Promise<ReadonlyMap<string, Survey>> {
  const remembered = new Map<string, Survey>();
  for await (const { file, digest } of clean.size > 0 ? pool.digests(files) : []) {
    const story = digest === undefined ? undefined : clean.get(digest);
    if (story) remembered.set(file, { file, digest, ...story, findings: [] });
  }
  const judged = pool.survey(files.filter((file) => !remembered.has(file)))[Symbol.asyncIterator]();
  const surveys = new Map<string, Survey>();
  let kept = 0;
  for (const file of files) {
    const survey = remembered.get(file) ?? (await judged.next()).value;
    if (!survey) continue;
    const { findings = [], ...rest } = survey;
    kept += findings.length;
    surveys.set(file, kept > mostKept ? rest : survey);
  }
  return surveys;
}

function cleanOf(surveys: Iterable<Survey>): CleanStories {
  const clean = new Map<string, CleanStory>();
  for (const { digest, envelope, assumed, findings } of surveys) {
    if (digest && envelope && findings?.length === 0) clean.set(digest, { envelope, assumed });
  }
  return clean;
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
