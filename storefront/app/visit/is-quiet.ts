import type { PageData } from '../../page/request/page-data.ts';
import { isQuietVisit } from './quiet-visit.ts';

/** Whether this visit is asked nothing and measured by nobody: also editors' previews, and those in the desktop application. */
export function isQuiet({ isPreview, isDesktopApp }: Pick<PageData, 'isPreview' | 'isDesktopApp'>): boolean {
  return isPreview || isDesktopApp || isQuietVisit();
}
