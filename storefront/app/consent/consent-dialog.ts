import {
  type ConsentPurpose,
  consentCookie,
  consentDays,
  consentRevision,
  purposesOf,
  readDecision,
} from '@blattwerk/schemas/shop/visitors/consent.ts';
import { type Category, type CookieItem, run, show, showPreferences } from 'vanilla-cookieconsent';
import type { Page } from '../context/page.ts';
import { loadTopicMessages } from '../messages/use-topic-messages.ts';
import styleText from './consent.css?inline';
import { consentTexts } from './consent-texts.ts';
import { decisionStore } from './decision-store.ts';

let dialog: Promise<void> | undefined;

/** Asks the visitor, who may as well go on and answer later. */
export async function askForConsent(page: Page): Promise<void> {
  await prepare(page);
  show(true);
}

/** Shows what was answered, to be changed. */
export async function openConsentSettings(page: Page): Promise<void> {
  await prepare(page);
  showPreferences();
}

/** Loads texts and looks, once in the life of the document. */
function prepare(page: Page): Promise<void> {
  dialog ??= start(page);
  return dialog;
}

async function start(page: Page): Promise<void> {
  const { measurement, locale, urls } = page;
  const t = await loadTopicMessages('consent', locale);
  // The security policy lets no other styles in that come late.
  const styles = new CSSStyleSheet();
  styles.replaceSync(styleText);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles];
  const keep = () => decisionStore.change(readDecision(document.cookie, measurement) ?? []);
  await run({
    autoShow: false,
    // Crawlers and automated browsers are not asked, but may open the settings.
    hideFromBots: false,
    manageScriptTags: false,
    revision: consentRevision(measurement),
    cookie: {
      name: consentCookie,
      expiresAfterDays: consentDays,
      sameSite: 'Lax',
      secure: location.protocol === 'https:',
    },
    guiOptions: {
      consentModal: { layout: 'box', position: 'bottom right', equalWeightButtons: true },
      preferencesModal: { layout: 'box', equalWeightButtons: true },
    },
    categories: {
      necessary: { enabled: true, readOnly: true },
      ...Object.fromEntries(purposesOf(measurement).map((purpose) => [purpose, categoryOf(purpose)])),
    },
    language: {
      default: locale,
      translations: { [locale]: consentTexts({ t, measurement, privacyHref: urls.to('datenschutz') }) },
    },
    onConsent: keep,
    onChange: keep,
    onModalReady({ modalName, modal }) {
      if (modalName !== 'consentModal') return;
      // The page may be used meanwhile; those who read by ear or key meet the question first.
      modal.setAttribute('aria-modal', 'false');
      const container = document.getElementById('cc-main');
      if (container) document.body.prepend(container);
      const box = modal.querySelector('.cm') ?? modal;
      new ResizeObserver(() => {
        const { height } = box.getBoundingClientRect();
        document.documentElement.style.setProperty('--consent-height', `${height}px`);
      }).observe(box);
    },
  });
}

/** Cookies of others, by the purpose they serve: they go once the visitor no longer agrees. */
const cookiesFor: Record<ConsentPurpose, readonly RegExp[]> = {
  statistics: [/^_ga/, /^_gid$/, /^_hj/],
  marketing: [/^_gcl/, /^_gac/],
};

function categoryOf(purpose: ConsentPurpose): Category {
  // They are set for the whole domain of which this host is one.
  const parent = location.hostname.replace(/^[^.]+\./, '');
  const cookies = cookiesFor[purpose].flatMap((name): CookieItem[] => [{ name }, { name, domain: parent }]);
  return { autoClear: { cookies } };
}
