import type { Page } from '../context/page.ts';
import { isSwitchedOff } from '../visit/visit-switches.ts';
import { isQuietVisit } from './quiet-visit.ts';

/** Whether this visit is asked nothing and measured by nobody: also editors' previews, and those in the desktop application. */
export function isQuiet({ isPreview, isDesktopApp }: Pick<Page, 'isPreview' | 'isDesktopApp'>): boolean {
  const { userAgent, webdriver } = navigator;
  const isTrackingOff = isSwitchedOff('tracking');
  return isPreview || isDesktopApp || isQuietVisit({ userAgent, isAutomated: webdriver, isTrackingOff });
}
