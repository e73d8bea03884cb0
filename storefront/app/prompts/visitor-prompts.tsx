import type { BlockOf } from '@blattwerk/schemas/schema.ts';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { isAskedForConsent } from '../consent/asked-for-consent.ts';
import { usePage } from '../context/page-context.tsx';
import { dialogOfLink } from '../layout/visitor-dialogs/dialog-of-link.ts';
import { fetchNewsletter } from '../layout/visitor-dialogs/fetch-newsletter.ts';
import { askShop } from '../network/ask-shop.ts';
import { isPageCovered } from '../state/page-cover.ts';
import { isRemembered, rememberPrompt } from '../visit/prompt-memory.ts';
import { CountryPrompt, type VisitorsShop } from './country-prompt.tsx';
import { mayOfferNewsletter } from './newsletter-moment.ts';
import { NewsletterPrompt } from './newsletter-prompt.tsx';
import { useNewsletterMoment } from './use-newsletter-moment.ts';

type Shown = { kind: 'country'; shop: VisitorsShop } | { kind: 'newsletter'; blok: BlockOf<'newsletter'> };

/** What the shop asks by itself, one thing at a time and each once. */
export function VisitorPrompts() {
  const { channel, country, locale, pathPrefix } = usePage();
  const [shown, setShown] = useState<Shown>();
  const close = useCallback(() => setShown(undefined), []);

  useEffect(() => {
    if (isRemembered('country')) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    askShop({ channel, country, locale })('GET /api/get-location', { signal }).then(
      (answer) => {
        const shop = answer.ok ? answer.value.shop : null;
        if (!shop || shop.country === country || isPageCovered() || isAskedForConsent()) return;
        rememberPrompt('country');
        setShown({ kind: 'country', shop });
      },
      // The visitor has gone on to another page, which asks again.
      () => undefined,
    );
    return () => leaving.abort();
  }, [channel, country, locale]);

  const isRightMoment = (): boolean => {
    const isTyping = document.activeElement?.matches('input, textarea, select') ?? false;
    const isCovered = isPageCovered() || isAskedForConsent() || shown !== undefined;
    return mayOfferNewsletter({ path: location.pathname, isCovered, isTyping });
  };
  const mayStillOffer = useEffectEvent(isRightMoment);
  useNewsletterMoment(async (leaving) => {
    if (isRemembered('newsletter')) return true;
    const path = newsletterPathOf(document, pathPrefix);
    if (path === undefined || !isRightMoment()) return false;
    const fetched = await fetchNewsletter(path, leaving);
    if (!fetched.ok) return false;
    if (!fetched.blok) return true;
    // The visitor may have gone on meanwhile.
    if (leaving.aborted || !mayStillOffer()) return false;
    rememberPrompt('newsletter');
    setShown({ kind: 'newsletter', blok: fetched.blok });
    return true;
  });

  if (shown?.kind === 'country') return <CountryPrompt onClose={close} shop={shown.shop} />;
  return shown && <NewsletterPrompt blok={shown.blok} onClose={close} />;
}

/** Where the footer's link to the newsletter leads; undefined where there is none. */
function newsletterPathOf(page: Document, pathPrefix: string): string | undefined {
  for (const { pathname, origin } of page.querySelectorAll<HTMLAnchorElement>('footer a[href]')) {
    if (origin !== location.origin) continue;
    const dialog = dialogOfLink(pathname, { currentPath: '', pathPrefix, isLoggedIn: false });
    if (dialog?.kind === 'newsletter') return dialog.path;
  }
  return undefined;
}
