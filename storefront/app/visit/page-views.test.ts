import { expect, test } from 'vitest';
import { pageViewEvent, tellPageView } from './page-views.ts';

test('trackers hear of a page with its route and full path, and of none while tracking is off', () => {
  const target = new EventTarget();
  const heard: unknown[] = [];
  target.addEventListener(pageViewEvent, (event) => heard.push(event instanceof CustomEvent && event.detail));
  const view = { route: 'themes-id', fullPath: '/themes/1461/?utm_source=brief#karten' };
  tellPageView(view, { target, isOff: false });
  tellPageView(view, { target, isOff: true });
  expect(heard).toEqual([view]);
});
