import { ensureChromium } from './chromium.ts';
import { runCommand } from './run-command.ts';

/** Takes the pictures of the guide for editors anew, in both languages: npm run guide-pictures. Look at them before you commit them. */
const chromium = await ensureChromium();
if (!chromium.ok) {
  console.error(chromium.message);
  process.exit(1);
}
const config = ['--config', 'tests/guide/playwright.config.ts'];
const { code } = await runCommand('playwright', ['test', ...config, ...process.argv.slice(2)], {
  live: true,
  env: { CHROMIUM_PATH: chromium.path },
});
process.exit(code);
