import type { ChatWidget } from './chat-store.ts';

/** A page that has not come by then is not waited for. */
const patienceMs = 15_000;

type FramedChatProps = {
  /** Where the frame is put. */
  place: () => HTMLElement | null;
  url: string;
  /** What the frame is to those who cannot see it. */
  title: string;
};

/** A chat company's page in a frame, which is made when the chat is first opened: until then the company learns nothing of the visit. */
export function framedChat({ place, url, title }: FramedChatProps): ChatWidget {
  return {
    load: () =>
      new Promise((resolve, reject) => {
        const frame = document.createElement('iframe');
        frame.title = title;
        // It may reach its own servers, but not navigate this page.
        frame.sandbox.add('allow-scripts', 'allow-same-origin', 'allow-forms', 'allow-popups');
        const givenUp = setTimeout(() => {
          frame.remove();
          reject(new Error(`The chat at ${new URL(url).origin} does not answer.`));
        }, patienceMs);
        frame.addEventListener('load', () => {
          clearTimeout(givenUp);
          resolve();
        });
        frame.src = url;
        place()?.append(frame);
      }),
    open: () => place()?.removeAttribute('hidden'),
    close: () => place()?.setAttribute('hidden', ''),
  };
}
