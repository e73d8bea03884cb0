import { z } from 'zod';

/** Name of the tool in the CMS, where its address does not say another. */
const ownSlug = 'blattwerk-judge';
const vendor = 'https://app.storyblok.com';
/** Milliseconds between two questions for the story: the editor tells nothing by itself. */
const askEveryMs = 3000;

const contextSchema = z.object({
  action: z.literal('get-context'),
  story: z.object({ id: z.int().positive(), updated_at: z.string().optional() }),
});

/** The story that is open in the CMS; another save of it is another value. */
export type OpenStory = { id: number; updatedAt: string | undefined };

type Parent = { origin: string; slug: string; asksByItself: boolean };

/** Who frames the tool, as its address says, also after the way through the CMS's sign-in. */
function readParent(): Parent {
  const search = new URLSearchParams(location.search);
  const origin = `${search.get('protocol') ?? 'https:'}//${search.get('host') ?? ''}`;
  return {
    origin: /^https?:\/\/[^/]+$/.test(origin) && URL.canParse(origin) ? new URL(origin).origin : vendor,
    slug: search.get('slug') ?? ownSlug,
    asksByItself: search.get('init_oauth') === 'true',
  };
}

/** Speaks the protocol of tools with the editor: asks for the open story now and then, and tells the tool's height. */
export function openEditorLine(onStory: (story: OpenStory) => void): { stop(): void } {
  const { origin, slug } = readParent();
  const tell = (message: object) =>
    parent.postMessage({ action: 'tool-changed', tool: slug, ...message }, origin);
  const ask = () => tell({ event: 'getContext' });
  const receive = (event: MessageEvent) => {
    if (event.origin !== origin || event.source !== parent) return;
    const context = contextSchema.safeParse(event.data).data;
    if (context) onStory({ id: context.story.id, updatedAt: context.story.updated_at });
  };
  const observer = new ResizeObserver(() =>
    tell({
      event: 'heightChange',
      height: Math.ceil(document.documentElement.getBoundingClientRect().height),
    }),
  );
  addEventListener('message', receive);
  addEventListener('focus', ask);
  observer.observe(document.documentElement);
  const timer = setInterval(ask, askEveryMs);
  ask();
  return {
    stop() {
      removeEventListener('message', receive);
      removeEventListener('focus', ask);
      observer.disconnect();
      clearInterval(timer);
    },
  };
}

/** Goes to the CMS, which asks the editor; where the editor wants to do that itself, it is told. */
export function connect(): void {
  const { origin, slug, asksByItself } = readParent();
  const redirectTo = `/judge-tool/connect/storyblok${location.search}`;
  if (asksByItself)
    parent.postMessage({ action: 'tool-changed', tool: slug, event: 'beginOAuth', redirectTo }, origin);
  else location.assign(redirectTo);
}
