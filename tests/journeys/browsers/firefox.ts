import puppeteer, { type Frame, type KeyInput, type Page } from 'puppeteer-core';
import type { Key, RunningBrowser, Tab } from './browser.ts';

/** Starts Firefox without a window; it is driven by WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<RunningBrowser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    // Scrollbars lie over the page, as on phones: the window is as wide as it says.
    extraPrefsFirefox: { 'intl.accept_languages': 'de-DE, de', 'ui.useOverlayScrollbars': 1 },
  });
  return {
    async openTab(width, height) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width, height });
      return tabOf(page);
    },
    stop: () => browser.close(),
  };
}

function tabOf(page: Page): Tab {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url ?? ''})`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${String(error)}`));
  return {
    open: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
    back: async () => void (await page.goBack({ waitUntil: 'domcontentloaded' })),
    evaluate: async (expression, selector) => (await frameOf(page, selector)).evaluate(expression),
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    key: (key) => pressKey(page, key),
    picture: () => page.screenshot(),
    resize: (width, height) => page.setViewport({ width, height }),
    complaints: async () => complaints,
    close: () => page.browserContext().close(),
  };
}

async function frameOf(page: Page, selector: string | undefined): Promise<Frame> {
  if (selector === undefined) return page.mainFrame();
  const element = await page.waitForSelector(selector);
  const frame = await element?.contentFrame();
  if (!frame) throw new Error(`There is no frame ${selector}.`);
  return frame;
}

const keys: Record<string, KeyInput> = {
  Enter: 'Enter',
  Escape: 'Escape',
  Tab: 'Tab',
  Home: 'Home',
  End: 'End',
};

async function pressKey({ keyboard }: Page, key: Key): Promise<void> {
  const named = keys[key];
  if (named !== undefined) return keyboard.press(named);
  await keyboard.down('Control');
  await keyboard.type(key.replace('Control+', ''));
  return keyboard.up('Control');
}
