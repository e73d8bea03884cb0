import type { Finding } from '@blattwerk/schemas/rules/model/finding.ts';
import { schema } from '@blattwerk/schemas/schema.ts';
import { translationLanguages } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import type { CatalogueFacts } from '@blattwerk/schemas/shop/products/catalogue-facts.ts';
import { validateSchema } from '@storyblok/schema';
import { keepCleanStories, readCleanStories, stampOf } from './clean-stories.ts';
import type { ContentFolder } from './content-folder.ts';
import { type FileFindings, fileFinding } from './file-findings.ts';
import type { JudgeThreads } from './judge-pool.ts';
import { claimOf, type Library, readAssets, readLibrary } from './library.ts';

type Judging = {
  known: ContentFolder | undefined;
  catalogue: CatalogueFacts;
  fix: boolean;
  /** Judges every story, also those that earlier runs found clean. */
  isFresh: boolean;
  threads: JudgeThreads;
};

/** Judges the schema, then all stories in the order of their files; few of them are held at a time. */
export async function* judgeFiles(
  judged: ContentFolder,
  { known, catalogue, fix, isFresh, threads }: Judging,
): AsyncGenerator<FileFindings> {
  yield { file: 'schemas/schema.ts', fixed: [], findings: schemaFindings() };
  const assetPaths = await readAssets([judged, known]);
  const knowledge = { assetPaths, languages: translationLanguages, catalogue };
  const pool = threads.know(knowledge);
  // A few stories are judged sooner than anything is looked up.
  const stamp = threads.count > 0 ? stampOf(knowledge) : undefined;
  const clean = stamp === undefined || isFresh ? new Map() : readCleanStories(stamp);
  const library = await readLibrary(judged, known, { pool, clean });
  if (stamp !== undefined) keepCleanStories(stamp, library.clean, clean);
  const isDone = (file: string) => {
    const findings = library.findings.get(file);
    return findings !== undefined && (!fix || findings.length === 0);
  };
  const again = judged.storyFiles.filter((file) => !isDone(file));
  const judgements = pool.judge(again, library.space, fix)[Symbol.asyncIterator]();
  for (const file of judged.storyFiles) {
    const judgement = isDone(file) ? undefined : (await judgements.next()).value;
    const { findings, fixed } = judgement ?? { findings: library.findings.get(file) ?? [], fixed: [] };
    yield { file, fixed, findings: [...clashes(file, library), ...findings] };
  }
}

/** Two stories of one folder cannot share their address or identity. */
function clashes(file: string, { claims, envelopes }: Library): Finding[] {
  const envelope = envelopes.get(file);
  if (!envelope) return [];
  const { id, uuid, full_slug } = envelope;
  const found: Finding[] = [];
  const bySlug = claims.get(claimOf('slug', full_slug));
  if (bySlug !== file) {
    const de = `Der Seite eine andere Adresse geben, „${full_slug}“ gehört schon ${bySlug}.`;
    const en = `Give the story another slug; “${full_slug}” belongs to ${bySlug}.`;
    found.push(fileFinding('duplicate_slug', full_slug, de, en));
  }
  const byIdentity = [claims.get(claimOf('uuid', uuid)), claims.get(claimOf('id', id))].find(
    (other) => other !== file,
  );
  if (byIdentity) {
    const de = `Der Seite eine eigene uuid und id geben, sie gehören schon ${byIdentity}.`;
    const en = `Give the story a uuid and an id of its own; they belong to ${byIdentity}.`;
    found.push(fileFinding('duplicate_story', full_slug, de, en));
  }
  return found;
}

function schemaFindings(): Finding[] {
  return validateSchema(schema).issues.map(({ code, path, message }) => ({
    ...fileFinding(code, '', message, message),
    path,
  }));
}
