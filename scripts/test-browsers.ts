import { missingBrowsers } from './other-browsers.ts';
import { runCommand } from './run-command.ts';

/**
 * Journeys of shoppers and editors in Firefox and WebKit, at the widths of a phone and a desktop; arguments are
 * Playwright's, such as the name of a journey or `--project webkit-phone`.
 */
const missing = missingBrowsers();
if (missing) {
  console.error(missing);
  process.exit(1);
}
const config = ['--config', 'tests/journeys/playwright.config.ts'];
const { code } = await runCommand('playwright', ['test', ...config, ...process.argv.slice(2)], {
  live: true,
});
process.exit(code);
