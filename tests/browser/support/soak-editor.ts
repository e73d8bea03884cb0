import type { Browser, Page } from '@playwright/test';
import type { ShopAddresses } from '../../../scripts/shop-process.ts';
import { blockTree, formOf, type TestPage } from './editing.ts';
import { saveState } from './pages.ts';
import { expect as expectSoon } from './shop-test.ts';
import { type Action, afterStep, type Own, targetOf } from './soak-actions.ts';

/** Two windows and a server that comes and goes are slow on two cores. */
const expect = expectSoon.configure({ timeout: 90_000 });

/** Texts by block, of blocks whose text begins with a name. */
export type Texts = Readonly<Record<string, string>>;

/** An editor in a window of its own, who types texts that begin with the own name and knows what must be there. */
export class SoakEditor {
  readonly name: string;
  readonly #shop: ShopAddresses;
  readonly #story: TestPage;
  #page: Page;
  #own: Own;
  #texts = 0;
  /** What the editor had since the last save that was acknowledged. */
  #sinceSave: Texts[];

  private constructor(name: string, shop: ShopAddresses, story: TestPage, page: Page, own: Own) {
    this.name = name;
    this.#shop = shop;
    this.#story = story;
    this.#page = page;
    this.#own = own;
    this.#sinceSave = [this.expected()];
  }

  static async open(
    browser: Browser,
    name: string,
    shop: ShopAddresses,
    story: TestPage,
    own: Own,
  ): Promise<SoakEditor> {
    const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 1440, height: 900 } });
    const editor = new SoakEditor(name, shop, story, await context.newPage(), own);
    await editor.#open();
    return editor;
  }

  /** What must be on the page of this editor's blocks; one that was inserted and not yet written in has no name to find it by. */
  expected(): Texts {
    return Object.fromEntries([...this.#own.blocks].filter(([, text]) => text !== ''));
  }

  /** What may be stored: what was acknowledged last, or what came after it. */
  possible(): readonly Texts[] {
    return this.#sinceSave;
  }

  async act(action: Action): Promise<void> {
    const uid = targetOf(action, this.#own);
    if (uid === undefined) return;
    if (action.kind === 'save') await this.#trySave();
    else if (action.kind === 'undo') {
      await this.#page.getByRole('button', { name: /^Rückgängig/ }).click();
      this.#note('undo', uid);
    } else if (action.kind === 'insert') await this.#insertAfter(uid);
    else {
      await this.#choose(uid);
      if (action.kind === 'type') await this.#type(uid);
      else await this.#pressOnRow(uid, action.kind);
    }
  }

  /** Saves until everything is stored. */
  async settle(): Promise<void> {
    const { past, moved, blocks } = this.#own;
    await expect(async () => {
      if ((await saveState(this.#page).textContent()) !== null && !(await this.#isSaved()))
        await this.#page.keyboard.press('Control+s');
      await expect(saveState(this.#page)).toHaveText(/^Entwurf, gesichert/, { timeout: 3000 });
    }).toPass({ timeout: 60_000 });
    this.#own = { past, moved, blocks, typed: undefined };
    this.#sinceSave = [this.expected()];
  }

  /** The window's process is killed; what its journal had by then is there again in a new window. */
  async crash(): Promise<void> {
    const hasUnsaved = !(await this.#isSaved());
    if (hasUnsaved)
      await expect.poll(() => this.#journalled(), `journal of ${this.name}`).toEqual(this.expected());
    const context = this.#page.context();
    const session = await context.newCDPSession(this.#page);
    const crashed = this.#page.waitForEvent('crash');
    void session.send('Page.crash').catch(() => undefined);
    await crashed;
    await this.#page.close();
    this.#page = await context.newPage();
    await this.#open();
    if (hasUnsaved) await this.#page.getByRole('button', { name: 'Wiederherstellen' }).click();
    // Undo begins anew with a window.
    this.#own = { ...this.#own, past: [], typed: undefined };
  }

  async close(): Promise<void> {
    await this.#page.context().close();
  }

  async #open(): Promise<void> {
    await this.#choose([...this.#own.blocks.keys()][0] ?? '', false);
    await expect(this.#page.getByText('Vorschau verbunden')).toBeVisible();
  }

  async #choose(uid: string, isKnown = true): Promise<void> {
    await this.#page.goto(`${this.#shop.workspace}/#/stories/${this.#story.id}/${uid}`);
    if (isKnown) await expect(this.#headline()).toHaveValue(this.#own.blocks.get(uid) ?? '');
  }

  #headline() {
    return formOf(this.#page).getByRole('textbox', { name: /^Überschrift/ });
  }

  async #type(uid: string): Promise<void> {
    this.#texts += 1;
    const text = `${this.name} ${this.#texts}`;
    await this.#headline().fill(text);
    this.#note('type', uid, text);
  }

  async #pressOnRow(uid: string, kind: 'move' | 'delete'): Promise<void> {
    // There and back: no block ever comes to an end of the page, where it could not be moved on.
    const key = kind === 'delete' ? 'Delete' : this.#own.moved.has(uid) ? 'Alt+ArrowUp' : 'Alt+ArrowDown';
    await blockTree(this.#page).locator(`[data-key="${uid}"]`).press(key);
    this.#note(kind, uid);
  }

  async #insertAfter(uid: string): Promise<void> {
    await this.#choose(uid);
    await this.#page.getByRole('button', { name: 'Baustein einfügen' }).last().click();
    const chooser = this.#page.getByRole('dialog', { name: 'Baustein wählen' });
    await chooser.getByRole('option', { name: /^Hinweistext/ }).click();
    await expect(this.#headline()).toHaveValue('');
    const inserted = new URL(this.#page.url()).hash.split('/').at(-1) ?? '';
    expect(inserted).not.toBe(uid);
    this.#note('insert', inserted);
    await this.#type(inserted);
  }

  #note(kind: Action['kind'], uid: string, text?: string): void {
    this.#own = afterStep(this.#own, kind, uid, text);
    this.#sinceSave.push(this.expected());
  }

  async #trySave(): Promise<void> {
    const saved = this.expected();
    await this.#page.keyboard.press('Control+s');
    const away = this.#page.getByText('wird gesichert, sobald er wieder da ist');
    await expect(
      saveState(this.#page)
        .filter({ hasText: /gesichert / })
        .or(away)
        .first(),
    ).toBeVisible();
    if (await this.#isSaved()) this.#sinceSave = [saved];
  }

  async #isSaved(): Promise<boolean> {
    return /^Entwurf, gesichert/.test((await saveState(this.#page).textContent()) ?? '');
  }

  /** Own blocks as the journal of unsaved work has them. */
  async #journalled(): Promise<Texts> {
    const work = await this.#page.evaluate(
      () =>
        new Promise<unknown[]>((resolve, reject) => {
          const opening = indexedDB.open('keyval-store');
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const reading = opening.result.transaction('keyval').objectStore('keyval').getAll();
            reading.onsuccess = () => {
              opening.result.close();
              resolve(reading.result.filter((value) => 'at' in value).map(({ content }) => content));
            };
          };
        }),
    );
    return textsOf(work[0], this.name);
  }
}

/** Blocks of a page whose texts are an editor's. Blocks just inserted have none yet. */
export function textsOf(content: unknown, name: string): Texts {
  const { body = [] }: { body?: { _uid: string; headline?: string }[] } = Object(content);
  return Object.fromEntries(
    body.flatMap(({ _uid, headline = '' }) => (headline.startsWith(`${name} `) ? [[_uid, headline]] : [])),
  );
}
