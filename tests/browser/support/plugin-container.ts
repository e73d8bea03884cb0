import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FrameLocator, Page } from '@playwright/test';
import type { FieldPluginOption } from '@storyblok/field-plugin';
import type { ShopAddresses } from '../../../scripts/shop-process.ts';

/** What a test lets the editor say to a plugin. */
export type ToldState = {
  model?: unknown;
  language?: string;
  interfaceLanguage?: string;
  fullSlug?: string;
  /** The story's content; the plugin stands in the block whose `_uid` is `block`. */
  content?: object;
  options?: FieldPluginOption[];
};

export type PluginContainer = {
  plugin: FrameLocator;
  /** Changes what the editor knows and tells the plugin. */
  tell(change: ToldState): Promise<void>;
  /** The field's value. */
  model(): Promise<unknown>;
  isModalOpen(): Promise<boolean>;
  /** Events of the plugin's messages in the order they came, each of a kind that the vendor's guards know. */
  events(): Promise<string[]>;
  /** Height that the frame was given, and that its content has. */
  heights(): Promise<{ given: number; needed: number }>;
};

const editor = 'https://app.storyblok.com';

/** A bare editor at the vendor's own origin, made of the vendor's guards, with one plugin in it. */
export async function openPluginContainer(
  page: Page,
  shop: ShopAddresses,
  name: string,
  state: ToldState,
): Promise<PluginContainer> {
  // The vendor's page is on the internet as far as the browser knows; the plugin is on this machine.
  await page.context().grantPermissions(['local-network-access']);
  const { port } = new URL(shop.workspace);
  const plugins = `http://plugins.localhost:${port}`;
  await page.route(`${editor}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const module = modules[pathname];
    return module
      ? route.fulfill({ contentType: 'text/javascript', body: readFileSync(module, 'utf8') })
      : route.fulfill({ contentType: 'text/html', body: containerPage(plugins, name, state) });
  });
  await page.goto(`${editor}/`);
  const plugin = page.frameLocator('iframe');
  const ask = <Answer>(expression: string) => page.evaluate<Answer>(`container.${expression}`);
  return {
    plugin,
    tell: (change) => ask(`tell(${JSON.stringify(change)})`),
    model: () => ask('told.model'),
    isModalOpen: () => ask('isModalOpen'),
    events: () => ask('events'),
    heights: async () => ({
      given: await page.locator('iframe').evaluate((frame) => frame.clientHeight),
      needed: await plugin.locator('body').evaluate((body) => body.scrollHeight),
    }),
  };
}

const require = createRequire(import.meta.url);
const library = dirname(require.resolve('@storyblok/field-plugin'));
export const fieldPluginModule = join(library, 'index.mjs');
export const valibotModule = join(dirname(createRequire(fieldPluginModule).resolve('valibot')), 'index.js');
const modules: Record<string, string> = {
  '/field-plugin.mjs': fieldPluginModule,
  '/valibot.mjs': valibotModule,
};

function containerPage(plugins: string, name: string, state: ToldState): string {
  return `<!doctype html>
<html lang="en">
<title>Editor</title>
<script type="importmap">{"imports":{"valibot":"/valibot.mjs"}}</script>
<style>body { margin: 24px; background: #f6f5f2 } .field { width: 340px; border: 0 }
.modal { position: fixed; inset: 20px; width: 1120px; height: 820px; border: 0; border-radius: 14px; background: #fff; box-shadow: 0 12px 32px #26252224 }</style>
<main><h1>Editor</h1><iframe class="field" title="Field"></iframe></main>
<script type="module">
import * as guards from '/field-plugin.mjs';
const frame = document.querySelector('iframe');
const uid = 'plugin-1';
const container = { told: ${JSON.stringify(state)}, isModalOpen: false, events: [], tell(change) { Object.assign(this.told, change); post('state-changed') } };
window.container = container;
function post(action, callbackId) {
  const { model, language = '', interfaceLanguage = 'de', fullSlug = 'blattwerk/home', content = { component: 'page' }, options = [] } = container.told;
  const message = { action, uid, callbackId, model, language, interfaceLanguage, isModalOpen: container.isModalOpen,
    spaceId: 1, userId: undefined, storyId: 1, blockId: 'block', token: null, isAIEnabled: false, releases: [], releaseId: undefined,
    story: { content, full_slug: fullSlug }, schema: { field_type: 'blattwerk-${name}', options, translatable: false } };
  frame.contentWindow.postMessage(message, '${plugins}');
}
addEventListener('message', ({ data, origin }) => {
  if (origin !== '${plugins}' || data.uid !== uid) return;
  if (guards.isPluginLoadedMessage(data)) post('loaded', data.callbackId);
  else if (guards.isValueChangeMessage(data)) { container.told.model = data.model; post('state-changed', data.callbackId) }
  else if (guards.isModalChangeMessage(data)) { container.isModalOpen = data.status; frame.className = data.status ? 'modal' : 'field'; post('state-changed', data.callbackId) }
  else if (guards.isGetContextMessage(data)) post('get-context', data.callbackId)
  else if (guards.isHeightChangeMessage(data)) frame.height = data.height;
  else throw new Error('The plugin said something unknown: ' + JSON.stringify(data));
  container.events.push(data.event);
});
frame.src = '${plugins}/field-plugins/${name}/?' + guards.urlSearchParamsFromPluginUrlParams({ uid, secure: true, host: 'app.storyblok.com', preview: false });
</script>`;
}
