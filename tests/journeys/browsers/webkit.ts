import { spawn } from 'node:child_process';
import { expect } from '@playwright/test';
import { Builder, By, Key as Keys, Origin, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../../scripts/free-port.ts';
import type { Key, RunningBrowser, Tab } from './browser.ts';
import { startDisplay } from './display.ts';
import { endProcess } from './end-process.ts';
import { readComplaints } from './page-complaints.ts';

type Paths = { driver: string; browser: string; display: string };

/** Starts WebKit's driver beside a display that no screen shows; every tab is a browser of its own. */
export async function startWebkit({ driver, browser, display }: Paths): Promise<RunningBrowser> {
  const screen = await startDisplay(display);
  const port = await freePort();
  const server = `http://127.0.0.1:${port}`;
  const service = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    // Composited frames come one a second without a graphics card; where the system lacks a locale, WebKit speaks
    // American English.
    env: { ...process.env, DISPLAY: screen.name, LANG: 'en_US.UTF-8', WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
  });
  const isReady = () =>
    fetch(`${server}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, 'WebKitWebDriver answers').toBe(true);
  return {
    async openTab(width, height) {
      const session = await openSession(server, browser);
      // Without a window manager the window below the pointer has the focus, and the pointer rests in the middle.
      await session
        .manage()
        .window()
        .setRect({ x: screen.middle.x - 100, y: screen.middle.y - 100, width, height });
      await session.manage().setTimeouts({ script: 5000, pageLoad: 30_000 });
      return tabOf(session);
    },
    async stop() {
      await endProcess(service);
      await screen.stop();
    },
  };
}

async function openSession(server: string, browser: string): Promise<WebDriver> {
  const options = { binary: browser, args: ['--automation', '--full-screen'] };
  return new Builder()
    .usingServer(server)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': options,
    })
    .build();
}

function tabOf(session: WebDriver): Tab {
  const complaints: string[] = [];
  /** Until its first document is there, a window answers nothing. */
  let isOpen = false;
  /** What the page has noted since it was last asked; a document that is left takes the rest along. */
  const note = async () => {
    if (!isOpen) return;
    const noted = await session.executeScript<string[]>(`return ${readComplaints}`);
    complaints.push(...noted);
  };
  const evaluate = async (expression: string) => {
    await note();
    return session.executeScript<unknown>(`return ${expression}`);
  };
  return {
    open: async (address) => {
      await note();
      await session.get(address);
      isOpen = true;
      await note();
    },
    back: () => session.navigate().back(),
    /** After a look into a frame, keys go nowhere until the mouse is pressed again. */
    async evaluate(expression, selector) {
      if (selector === undefined) return evaluate(expression);
      await session.switchTo().frame(await session.findElement(By.css(selector)));
      try {
        return await evaluate(expression);
      } finally {
        await session.switchTo().defaultContent();
      }
    },
    press: (x, y) => session.actions().move({ x, y, origin: Origin.VIEWPORT }).click().perform(),
    type: (text) => session.actions().sendKeys(text).perform(),
    key: (key) => pressKey(session, key),
    async picture() {
      // A window in which nothing changes is pictured only after a minute.
      await session.executeScript('document.body.animate([{ opacity: 0.999 }, { opacity: 1 }], 1000)');
      return Buffer.from(await session.takeScreenshot(), 'base64');
    },
    resize: async (width, height) => {
      await session.manage().window().setRect({ width, height });
    },
    async complaints() {
      await note();
      return complaints;
    },
    close: () => session.quit(),
  };
}

const keys: Record<string, string> = {
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Tab: Keys.TAB,
  Home: Keys.HOME,
  End: Keys.END,
};

async function pressKey(session: WebDriver, key: Key): Promise<void> {
  const named = keys[key];
  const actions = session.actions();
  if (named !== undefined) return actions.sendKeys(named).perform();
  const letter = key.replace('Control+', '');
  return actions.keyDown(Keys.CONTROL).sendKeys(letter).keyUp(Keys.CONTROL).perform();
}
