import {
  apiPlugin,
  type SbBlokData,
  StoryblokComponent,
  storyblokEditable,
  storyblokInit,
  useStoryblok,
} from '@storyblok/react';
import { createRoot } from 'react-dom/client';
import { asked } from './asked.ts';
import { hear, showHeard } from './heard.ts';

// A page as the vendor's guide for React makes one, with nothing of ours.

type Blok<Fields> = { blok: SbBlokData & Fields };

storyblokInit({
  accessToken: asked.token,
  use: [apiPlugin],
  apiOptions: { endpoint: `${asked.space}/v2` },
  components: { page: Page, page_container_headline: Headline },
});

function Page({ blok }: Blok<{ body: SbBlokData[] }>) {
  return (
    <main {...storyblokEditable(blok)}>
      {blok.body.map((nested) => (
        <StoryblokComponent blok={nested} key={nested._uid} />
      ))}
    </main>
  );
}

function Headline({ blok }: Blok<{ headline: string }>) {
  return <h1 {...storyblokEditable(blok)}>{blok.headline}</h1>;
}

function App() {
  const story = useStoryblok(asked.slug, { version: 'draft' }, asked.bridge);
  return story?.content ? <StoryblokComponent blok={story.content} /> : null;
}

addEventListener('message', ({ data }) => {
  if (['change', 'published', 'unpublished'].includes(data?.action)) hear(data.action);
});
showHeard();
const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
