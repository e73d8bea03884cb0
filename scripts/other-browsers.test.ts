import { expect, test } from 'vitest';
import { findProgram, missingBrowsers } from './other-browsers.ts';

const given = {
  FIREFOX_PATH: process.execPath,
  WEBKIT_DRIVER_PATH: process.execPath,
  WEBKIT_BROWSER_PATH: process.execPath,
  XVFB_PATH: process.execPath,
};

test('a browser is found where the environment says', () => {
  expect(findProgram('firefox', given)).toBe(process.execPath);
  expect(missingBrowsers(given)).toBeUndefined();
});

test('a missing browser is named, with what to install, in one sentence', () => {
  const sentence = missingBrowsers({ ...given, FIREFOX_PATH: '/gone' });
  expect(sentence).toMatch(
    /^The tests .* need "apt-get install firefox-esr webkit2gtk-driver xvfb" .*FIREFOX_PATH.*\.$/,
  );
  expect(sentence).not.toContain('XVFB_PATH');
});
