import {
  type SbBlokData,
  StoryblokComponent,
  StoryblokRichText,
  storyblokEditable,
  storyblokInit,
  useStoryblokState,
} from '@storyblok/react';
import { createRoot } from 'react-dom/client';

/** A preview as the vendor's guide builds one with its React SDK: the peer that our own is measured beside. */
storyblokInit({
  accessToken: 'local-preview',
  components: { page: Page, page_container_headline: Headline, info_text: InfoText },
});

type Blok<Fields> = { blok: SbBlokData & Fields };

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
  return (
    <header {...storyblokEditable(blok)}>
      <h1>{blok.headline}</h1>
    </header>
  );
}

function InfoText({
  blok,
}: Blok<{ headline: string; text: Parameters<typeof StoryblokRichText>[0]['document'] }>) {
  return (
    <section {...storyblokEditable(blok)}>
      <h2>{blok.headline}</h2>
      <StoryblokRichText document={blok.text} />
    </section>
  );
}

type Story = NonNullable<Parameters<typeof useStoryblokState>[0]>;

declare global {
  interface Window {
    story: Story;
    /** Origin of the window that frames the preview. */
    editor: string;
  }
}

const bridgeOptions = { customParent: window.editor };

function Preview() {
  const story = useStoryblokState(window.story, bridgeOptions);
  return story?.content ? <StoryblokComponent blok={story.content} /> : null;
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Preview />);
