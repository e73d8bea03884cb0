import { languageTable } from '@blattwerk/schemas/languages/language-table.generated.ts';
import { contentLanguage } from '@blattwerk/schemas/shop/markets/content-language.ts';
import { languages } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { shopDay } from '@blattwerk/schemas/shop/service/shop-day.ts';
import type { UsageIndex } from '@blattwerk/schemas/usage/usage-index.ts';
import { type RequestHandler, Router } from 'express';
import { answerFacts } from '../catalogue/answer-facts.ts';
import { catalogueChoices } from '../catalogue/catalogue-choices.ts';
import type { FactsSource } from '../catalogue/facts-source.ts';
import { factsOf } from '../catalogue/facts-source.ts';
import type { Gate } from '../content-space/access/gate.ts';
import type { LinkChecks } from '../link-check/link-checks.ts';
import { linkRouter } from '../link-check/link-router.ts';
import type { LivePagesWatch } from '../live-pages/live-pages.ts';
import { fieldPluginAddresses } from '../plugin-pages/served-field-plugins.ts';
import type { SpaceHealth } from '../space-health/space-health.ts';
import { spaceHealthRouter } from '../space-health/space-health-router.ts';
import type { Translations } from '../translations/translations.ts';
import { translationsRouter } from '../translations/translations-router.ts';
import type { Colleague } from './accounts/account-answers.ts';
import type { Accounts } from './accounts/accounts.ts';
import { membersRouter } from './accounts/members-router.ts';
import { sessionRouter } from './accounts/session-router.ts';
import { type NewsParts, newsRouter } from './news/news-router.ts';
import { ownPageOnly } from './own-page-only.ts';
import { type PreviewSource, previewRouter } from './preview-router.ts';
import { type ShareLinks, shareLinksRouter } from './share-links/share-links-router.ts';
import { storefrontSites } from './storefront-sites.ts';
import { substitutesRouter } from './substitutes-router.ts';
import { usageRouter } from './usage-router.ts';
import type { WorkspaceConfig } from './workspace-config.ts';

export type WorkspaceApiOptions = Omit<PreviewSource, 'channels'> & {
  managementToken: string;
  /** Who may do what. */
  gate: Gate;
  /** True only while the server listens on a loopback address with the default tokens. */
  isLocal: boolean;
  /** Base address of the storefront, such as `http://localhost:3000`. */
  storefrontOrigin: string;
  /** Origin of the field plugins' pages; without it custom fields are edited as JSON. */
  fieldPluginsOrigin?: string;
  /** Name editors reach a non-local server by, such as `redaktion.example.com`. */
  publicHostname?: string;
  /** Which stories use what, as they are now. */
  usage(): Promise<UsageIndex>;
  /** Answers what is asked of the asset library. */
  library: RequestHandler;
  /** What becomes of blocks that only the space knows. */
  spaceBlocks: WorkspaceConfig['spaceBlocks'];
  hasOrderDesk: boolean;
  hasDesignDesk: boolean;
  hasFlagDesk: boolean;
  hasFigures: boolean;
  hasAssistants: boolean;
  /** Facts of the catalogue, for the rules in the workspace. */
  catalogue: FactsSource;
  /** Address of the back end; left out where there is none. */
  backEnd?: string;
  /** Published pages that the catalogue has left behind. */
  livePages: Pick<LivePagesWatch, 'current'>;
  /** How all drafts are doing. */
  spaceHealth: SpaceHealth;
  translations: Translations;
  /** Where links lead. */
  checkLinks: LinkChecks;
  /** What becomes of the open page, and who else has it open. */
  news: NewsParts;
  /** Links that show a draft to people without an account. */
  shareLinks: ShareLinks;
  /** All members; empty where there are no accounts. */
  colleagues(): Promise<Colleague[]>;
  /** Accounts of editors, where they are on. */
  accounts: Accounts | undefined;
};

/** The workspace's own API: configuration, addresses of drafts, usage, facts of the catalogue. */
export function workspaceApi(options: WorkspaceApiOptions): Router {
  const channels = storefrontSites(options.storefrontOrigin);
  const config: WorkspaceConfig = {
    spaceId: options.spaceId,
    managementToken: options.isLocal ? options.managementToken : null,
    hasOrderDesk: options.hasOrderDesk,
    hasDesignDesk: options.hasDesignDesk,
    hasFlagDesk: options.hasFlagDesk,
    hasFigures: options.hasFigures,
    hasAssistants: options.hasAssistants,
    hasAccounts: options.accounts !== undefined,
    spaceBlocks: options.spaceBlocks,
    channels,
    fieldPlugins:
      options.fieldPluginsOrigin === undefined ? {} : fieldPluginAddresses(options.fieldPluginsOrigin),
    languages: languages.map((language) => ({
      code: contentLanguage(language),
      label: languageTable[language].label,
    })),
  };
  const router = Router();
  const guard = options.gate.require('read');
  router.use('/workspace', ownPageOnly(options.publicHostname));

  router.get('/workspace/config.json', (_request, response) => {
    response.set('Cache-Control', 'no-store').json(config);
  });

  if (options.accounts)
    router.use('/workspace', sessionRouter(options.accounts), membersRouter(options.accounts));

  const { shareLinks: links, gate, findStory } = options;
  router.use('/workspace/share-links', shareLinksRouter({ links, gate, channels, findStory }));
  router.get('/workspace/colleagues', guard, async (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ colleagues: await options.colleagues() });
  });

  router.use('/workspace/usage', guard, usageRouter(options.usage));
  // Replacing a file changes what shoppers see at once.
  const forLibrary = gate.require(({ method }) => (method === 'GET' ? 'read' : 'change-live'));
  router.use('/workspace/assets', forLibrary, options.library);

  router.use(previewRouter({ ...options, channels }, guard));
  router.get('/workspace/catalogue-facts', guard, answerFacts(options.catalogue));
  router.get('/workspace/catalogue-choices', guard, async (_request, response) => {
    const facts = factsOf(await options.catalogue.current());
    const choices = facts ? catalogueChoices(facts, shopDay(new Date())) : {};
    response.set('Cache-Control', 'no-store').json(choices);
  });
  router.use(
    '/workspace/substitutes',
    guard,
    substitutesRouter({ catalogue: options.catalogue, backEnd: options.backEnd, channels }),
  );
  router.use(
    '/workspace/space-health',
    gate.require(({ method }) => (method === 'GET' ? 'read' : 'write')),
    spaceHealthRouter(options.spaceHealth),
  );
  router.use(
    '/workspace/translations',
    gate.require(({ method }) => (method === 'GET' ? 'read' : 'write')),
    translationsRouter(options.translations),
  );
  router.use('/workspace/link-check', guard, linkRouter(options.checkLinks));
  router.use(newsRouter(options.news, guard));
  router.get('/workspace/live-pages', guard, async (_request, response) => {
    response.set('Cache-Control', 'no-store').json(await options.livePages.current());
  });
  return router;
}
