import type { Finding } from '@blattwerk/schemas/rules/finding.ts';
import { judgeStory } from '@blattwerk/schemas/rules/judge-story.ts';
import { type AppliedFix, applySafeFixes } from '@blattwerk/schemas/rules/safe-fixes.ts';
import { schema } from '@blattwerk/schemas/schema.ts';
import { validateSchema } from '@storyblok/schema';
import type { ContentFolder } from './content-folder.ts';
import { claimOf, type Library, readLibrary } from './library.ts';
import { readStoryFile, type StoryFile } from './story-file.ts';
import { writeContent } from './write-content.ts';

/** `fixed` is what was mended, `findings` what remains. */
export type FileFindings = { file: string; fixed: AppliedFix[]; findings: Finding[] };

/** Judges the schema, then one story after the other; at most one story's content is held at a time. */
export async function* judgeFiles(
  judged: ContentFolder,
  known: ContentFolder | undefined,
  options: { fix: boolean },
): AsyncGenerator<FileFindings> {
  yield { file: 'schemas/schema.ts', fixed: [], findings: schemaFindings() };
  const library = await readLibrary(judged, known);
  for (const file of judged.storyFiles) yield judgeFile(file, library, options);
}

function judgeFile(file: string, library: Library, { fix }: { fix: boolean }): FileFindings {
  const read = readStoryFile(file);
  if (!read.ok) {
    const { code, message } = read.problem;
    return { file, fixed: [], findings: [finding(code, '', message, message)] };
  }
  const clashing = clashes(file, read.story, library);
  const judge = (story: StoryFile) => judgeStory(story, library.context);
  if (!fix) return { file, fixed: [], findings: [...clashing, ...judge(read.story)] };
  const { story, applied, findings } = applySafeFixes(read.story, judge);
  if (applied.length > 0) writeContent(file, story.content);
  return { file, fixed: applied, findings: [...clashing, ...findings] };
}

/** Two stories of one folder cannot share their address or identity. */
function clashes(file: string, { full_slug, uuid, id }: StoryFile, { claims }: Library): Finding[] {
  const found: Finding[] = [];
  const bySlug = claims.get(claimOf('slug', full_slug));
  if (bySlug !== file) {
    const de = `Der Seite eine andere Adresse geben, „${full_slug}“ gehört schon ${bySlug}.`;
    const en = `Give the story another slug; “${full_slug}” belongs to ${bySlug}.`;
    found.push(finding('duplicate_slug', full_slug, de, en));
  }
  const byIdentity = [claims.get(claimOf('uuid', uuid)), claims.get(claimOf('id', id))].find(
    (other) => other !== file,
  );
  if (byIdentity) {
    const de = `Der Seite eine eigene uuid und id geben, sie gehören schon ${byIdentity}.`;
    const en = `Give the story a uuid and an id of its own; they belong to ${byIdentity}.`;
    found.push(finding('duplicate_story', full_slug, de, en));
  }
  return found;
}

function schemaFindings(): Finding[] {
  return validateSchema(schema).issues.map(({ code, path, message }) => ({
    ...finding(code, '', message, message),
    path,
  }));
}

function finding(code: string, story: string, de: string, en: string): Finding {
  return { code, severity: 'error', story, path: [], message: { de, en } };
}
