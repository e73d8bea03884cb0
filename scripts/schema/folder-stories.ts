import { isRecord } from '@blattwerk/schemas/rules/model/is-record.ts';
import { findContent } from '../validate/content-folder.ts';
import { readStoryFile } from '../validate/story-file.ts';
import { type Result, refuse } from './result.ts';
import type { StoredStory } from './stored-story.ts';

export type FolderStory = StoredStory & { id: number; uuid: string; file: string };

/** Every story of a folder that the CMS's command line pulled; folders among them are passed over. */
export async function folderStories(path: string): Promise<Result<FolderStory[]>> {
  const found = await findContent(path);
  if (!found || found.storyFiles.length === 0)
    return refuse(`${path} holds no story files: give --stories a folder that does.`);
  const stories: FolderStory[] = [];
  for (const file of found.storyFiles) {
    const read = readStoryFile(file);
    if (!read.ok) return refuse(read.problem.message);
    const { content, published, ...story } = read.story;
    if (!story.is_folder && isRecord(content))
      stories.push({ ...story, content, isLive: published ?? false, file });
  }
  return { ok: true, value: stories };
}
