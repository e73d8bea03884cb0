import { versionShowing } from '../../base/content/page-tests.ts';
import type { OpenDocument } from '../../store/page/document-store.ts';
import { previewStore } from '../../store/preview-store.ts';

/** Chooses the version of a test in which the selected block is to be seen. */
export function showVersion({ content, index, selected }: OpenDocument): void {
  const { version: chosen } = previewStore.getState();
  const version = selected === undefined ? chosen : versionShowing(content, index, selected, chosen);
  if (version !== chosen) previewStore.setState({ version });
}
