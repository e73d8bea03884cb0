import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { setupI18n } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import type { PageData } from '../../page/request/page-data.ts';
import { StoryBlocks } from '../blocks/story-blocks.tsx';
import { pageOf } from '../context/page.ts';
import { PageProvider } from '../context/page-context.tsx';
import { atHand } from '../late/at-hand.ts';
import german from '../messages/catalogues/de.json';
import { type Messages, MessagesProvider } from '../messages/messages-context.tsx';
import { nameMessages } from '../messages/name-messages.ts';
import { Router } from '../navigation/router.tsx';
import type { Shown } from '../navigation/shown.ts';
import { TextBloksContext } from '../rich-text/blok-node.tsx';

/** German interface texts, and the names of pages in a language. */
function textsWithNames(language: Language): Messages {
  const texts = Object.entries({ ...nameMessages(language), ...german });
  const messages = Object.fromEntries(texts.map(([key, message]) => [key, compileMessageOrThrow(message)]));
  const i18n = setupI18n({ locale: 'de', locales: ['de-DE'], messages: { de: messages } });
  const loaded = atHand(undefined);
  return { translate: (key, values) => i18n.t(key, values), untilLate: () => loaded };
}

export const germanHome: PageData = {
  channel: 'blattwerk',
  country: 'DE',
  locale: 'de-DE',
  language: 'de',
  currency: 'eur',
  customerType: 'private',
  treatments: {},
  measurement: {},
  isPreview: false,
  path: '/',
  pathPrefix: '',
  isDesktopApp: false,
  route: { name: 'slug' },
  origin: 'http://localhost:3000',
  siteName: 'Blattwerk',
  otherShop: 'http://myposter.localhost:3000/',
};

const home: Shown = {
  place: { pathname: '/', search: '', hash: '' },
  content: { build: '', page: germanHome, settings: undefined, outcome: { kind: 'redirect', location: '/' } },
};

/** The HTML a component comes to on a page of the shop, late parts included, class names left out. */
export async function renderOnPage(node: ReactNode, page: Partial<PageData> = {}): Promise<string> {
  const { prelude } = await prerender(
    <Router first={home} loadCode={async () => {}}>
      <MessagesProvider messages={textsWithNames(page.language ?? 'de')}>
        <PageProvider page={pageOf({ ...germanHome, ...page })}>
          <TextBloksContext value={StoryBlocks}>{node}</TextBloksContext>
        </PageProvider>
      </MessagesProvider>
    </Router>,
  );
  const html = await new Response(prelude).text();
  return html.replace(/<!--.*?-->/g, '').replace(/ class="[^"]*"/g, '');
}
