import { z } from 'zod';

const robotsChoices = ['noindex,nofollow', 'index,follow', 'noindex,follow', 'index,nofollow'] as const;
export type Robots = (typeof robotsChoices)[number];
export const robotsSchema = /* @__PURE__ */ z.enum(robotsChoices);

export const defaultRobots: Robots = 'noindex,nofollow';

/** Query parameters that stay in the canonical address of each kind of page. */
export const canonicalQueryKeys = {
  cards: ['category', 'occasion', 'themeId'],
  calendars: ['calendarType', 'designGroupId', 'designId'],
  collages: ['designId', 'formatType', 'productType'],
  photobooks: ['productType', 'designGroupSetId'],
} as const;

/** Year the operating company was founded, for structured data. */
export const foundingYear = 2019;
