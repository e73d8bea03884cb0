import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { runCommand } from './run-command.ts';

export type ChromiumResult = { ok: true; path: string } | { ok: false; message: string };

/** Where Debian's package puts it; `playwright.config.ts` looks there, too. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/** Under CI, installs the Chromium without windows, which takes far less processor time; without it tests take the whole one. */
export async function installHeadlessShell(): Promise<void> {
  if (process.env.CI && !existsSync(headlessShell)) await installPackage('chromium-headless-shell');
}

/** Finds a Chromium, or installs one (Playwright's download, else Debian's package), saying what it does. */
export async function ensureChromium(): Promise<ChromiumResult> {
  const found = findChromium();
  if (found) return { ok: true, path: found };

  console.log("No Chromium found: installing Playwright's own (about 150 MB) …");
  await runCommand('playwright', ['install', 'chromium'], { live: true });
  const downloaded = findChromium();
  if (downloaded) return { ok: true, path: downloaded };

  await installPackage('chromium');
  const packaged = findChromium();
  if (packaged) return { ok: true, path: packaged };
  return {
    ok: false,
    message:
      'The browser tests need Chromium: install it and set CHROMIUM_PATH to its executable, then run again.',
  };
}

/** Tries to, as far as this system lets itself be changed. */
async function installPackage(name: string): Promise<void> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return;
  console.log(`Installing the package ${name} of this system …`);
  await runCommand('apt-get', ['update', '-qq'], { live: true });
  await runCommand('apt-get', ['install', '-y', '-qq', name], {
    live: true,
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
}

function findChromium(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, chromium.executablePath(), '/usr/bin/chromium'];
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path));
}
