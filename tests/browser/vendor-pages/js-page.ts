import {
  apiPlugin,
  type ISbStoryData,
  loadStoryblokBridge,
  registerStoryblokBridge,
  storyblokEditable,
  storyblokInit,
} from '@storyblok/js';
import { asked } from './asked.ts';
import { hear, showHeard } from './heard.ts';

// A page as the vendor's guide for plain JavaScript makes one, and a second bridge that tells all it hears.

const { storyblokApi } = storyblokInit({
  accessToken: asked.token,
  use: [apiPlugin],
  apiOptions: { endpoint: `${asked.space}/v2` },
});

function show({ content }: ISbStoryData): void {
  const headlines: HTMLElement[] = content.body.map((blok: ISbStoryData['content']) => {
    const headline = document.createElement('h1');
    headline.textContent = blok.headline;
    for (const [name, value] of Object.entries(storyblokEditable(blok))) headline.setAttribute(name, value);
    return headline;
  });
  document.getElementById('root')?.replaceChildren(...headlines);
}

showHeard();
const answer = await storyblokApi?.get(`cdn/stories/${asked.slug}`, { version: 'draft' });
if (answer) {
  const { story } = answer.data;
  show(story);
  registerStoryblokBridge(story.id, show, asked.bridge);
}
await loadStoryblokBridge();
// The bridge's own setting, which the package's types leave out: the page has two.
const second = { ...asked.bridge, initOnlyOnce: false };
const bridge = new window.StoryblokBridge(second);
bridge.on(['change', 'published', 'unpublished', 'addedBlock', 'deletedBlock', 'movedBlock'], (event) => {
  if (event) hear(event.action);
});
bridge.pingEditor(() => hear('pingBack'));
