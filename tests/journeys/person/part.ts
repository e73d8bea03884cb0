import { expect } from '@playwright/test';
import axe from 'axe-core';
import { z } from 'zod';
import type { Tab } from '../browsers/browser.ts';
import { look, type Seen, type Step } from './look.ts';

const spotSchema = z.object({ x: z.number(), y: z.number() });

const seenSchema: z.ZodType<Seen[]> = z.array(
  z.object({
    text: z.string(),
    value: z.string(),
    isChecked: z.boolean(),
    isPressed: z.boolean(),
    isFocused: z.boolean(),
    // Drivers say null of what JavaScript calls undefined.
    spot: spotSchema.nullish().transform((spot) => spot ?? undefined),
  }),
);

const given = (words: string | RegExp) =>
  typeof words === 'string' ? { is: words } : { source: words.source, flags: words.flags };

/** A part of the page, looked for anew whenever it is used: by role and name, as people and screen readers find it. */
export class Part {
  readonly #tab: Tab;
  readonly #steps: readonly Step[];
  readonly #frame: string | undefined;

  constructor(tab: Tab, steps: readonly Step[] = [], frame?: string) {
    this.#tab = tab;
    this.#steps = steps;
    this.#frame = frame;
  }

  get(role: string, name?: string | RegExp): Part {
    return this.#then(name === undefined ? { role } : { role, name: given(name) });
  }

  /** A field by its label; passwords have no role. */
  field(label: string | RegExp): Part {
    return this.#then({ label: given(label) });
  }

  text(words: string | RegExp): Part {
    return this.#then({ text: given(words) });
  }

  nth(nth: number): Part {
    return this.#then({ nth });
  }

  /** The page in a frame whose title begins with these words. */
  framed(title: string): Part {
    return new Part(this.#tab, [], `iframe[title^="${title}"]`);
  }

  async seen(): Promise<Seen[]> {
    return this.#look(false);
  }

  /** Waits until it is there. */
  async isSeen(): Promise<void> {
    await expect.poll(async () => (await this.seen()).length, this.#name()).toBeGreaterThan(0);
  }

  /** Waits until the page follows links, pointers and keys by itself; until then the browser does. */
  async isAlive(): Promise<void> {
    const isAlive = 'document.documentElement.hasAttribute("data-alive")';
    await expect.poll(() => this.#tab.evaluate(isAlive, this.#frame), 'the page is alive').toBe(true);
  }

  async isGone(): Promise<void> {
    await expect.poll(async () => (await this.seen()).length, this.#name()).toBe(0);
  }

  /** Waits until exactly one is there that looks like that. */
  async is(expected: Partial<Omit<Seen, 'text'>> & { text?: string | RegExp }): Promise<void> {
    const text = expected.text instanceof RegExp ? expect.stringMatching(expected.text) : expected.text;
    const wanted = text === undefined ? expected : { ...expected, text };
    await expect.poll(() => this.seen(), this.#name()).toEqual([expect.objectContaining(wanted)]);
  }

  /** Presses it once it is there alone, stands still and is covered by nothing. */
  async press(): Promise<void> {
    let last = '';
    await expect
      .poll(async () => {
        const seen = await this.#look(true);
        const spot = JSON.stringify(seen.map((one) => one.spot ?? 'covered'));
        const isStill = seen.length === 1 && seen[0]?.spot !== undefined && spot === last;
        last = spot;
        return isStill ? 'can be pressed' : spot;
      }, this.#name())
      .toBe('can be pressed');
    const [spot] = z.array(spotSchema).parse(JSON.parse(last));
    if (spot) await this.#tab.press(spot.x, spot.y);
  }

  /** Replaces what stands in a field by typing. */
  async fill(text: string): Promise<void> {
    await this.press();
    await this.#tab.key('Control+a');
    await this.#tab.type(text);
  }

  #then(step: Step): Part {
    return new Part(this.#tab, [...this.#steps, step], this.#frame);
  }

  async #look(isReaching: boolean): Promise<Seen[]> {
    const call = `(${look.toString()})(${JSON.stringify({ steps: this.#steps, isReaching })})`;
    try {
      if (!(await this.#tab.evaluate('"axe" in window', this.#frame))) {
        await this.#tab.evaluate(`(() => { ${axe.source} })()`, this.#frame);
      }
      return seenSchema.parse(await this.#tab.evaluate(call, this.#frame));
    } catch (error) {
      // One page goes and the next is not there yet.
      if (error instanceof z.ZodError) throw error;
      return [];
    }
  }

  #name() {
    return { message: this.#steps.map((step) => JSON.stringify(step)).join(' › ') };
  }
}
