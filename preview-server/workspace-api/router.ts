import { languageTable } from '@blattwerk/schemas/languages/language-table.generated.ts';
import { contentLanguage } from '@blattwerk/schemas/shop/markets/content-language.ts';
import { languages } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { shopDay } from '@blattwerk/schemas/shop/service/shop-day.ts';
import type { UsageIndex } from '@blattwerk/schemas/usage/usage-index.ts';
import { Router } from 'express';
import { answerFacts } from '../catalogue/answer-facts.ts';
import { catalogueChoices } from '../catalogue/catalogue-choices.ts';
import type { FactsSource } from '../catalogue/facts-source.ts';
import { factsOf } from '../catalogue/facts-source.ts';
import type { LinkChecks } from '../link-check/link-checks.ts';
import { linkRouter } from '../link-check/link-router.ts';
import type { LivePagesWatch } from '../live-pages/live-pages.ts';
import { fieldPluginAddresses } from '../plugin-pages/served-field-plugins.ts';
import type { SpaceHealth } from '../space-health/space-health.ts';
import { spaceHealthRouter } from '../space-health/space-health-router.ts';
import { type NewsParts, newsRouter } from './news/news-router.ts';
import { ownPageOnly } from './own-page-only.ts';
import { type PreviewSource, previewRouter } from './preview-router.ts';
import { requireToken } from './require-token.ts';
import { storefrontSites } from './storefront-sites.ts';
import { substitutesRouter } from './substitutes-router.ts';
import { usageRouter } from './usage-router.ts';
import type { WorkspaceConfig } from './workspace-config.ts';

export type WorkspaceApiOptions = Omit<PreviewSource, 'channels'> & {
  managementToken: string;
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
  /** What becomes of blocks that only the space knows. */
  spaceBlocks: WorkspaceConfig['spaceBlocks'];
  hasOrderDesk: boolean;
  hasDesignDesk: boolean;
  hasFlagDesk: boolean;
  hasFigures: boolean;
  /** Facts of the catalogue, for the rules in the workspace. */
  catalogue: FactsSource;
  /** Address of the back end; left out where there is none. */
  backEnd?: string;
  /** Published pages that the catalogue has left behind. */
  livePages: Pick<LivePagesWatch, 'current'>;
  /** How all drafts are doing. */
  spaceHealth: SpaceHealth;
  /** Where links lead. */
  checkLinks: LinkChecks;
  /** What becomes of the open page, and who else has it open. */
  news: NewsParts;
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
  router.use('/workspace', ownPageOnly(options.publicHostname));

  router.get('/workspace/config.json', (_request, response) => {
    response.set('Cache-Control', 'no-store').json(config);
  });

  router.use('/workspace/usage', requireToken(options.managementToken), usageRouter(options.usage));

  router.use(previewRouter({ ...options, channels }, requireToken(options.managementToken)));
  router.get(
    '/workspace/catalogue-facts',
    requireToken(options.managementToken),
    answerFacts(options.catalogue),
  );
  router.get(
    '/workspace/catalogue-choices',
    requireToken(options.managementToken),
    async (_request, response) => {
      const facts = factsOf(await options.catalogue.current());
      const choices = facts ? catalogueChoices(facts, shopDay(new Date())) : {};
      response.set('Cache-Control', 'no-store').json(choices);
    },
  );
  router.use(
    '/workspace/substitutes',
    requireToken(options.managementToken),
    substitutesRouter({ catalogue: options.catalogue, backEnd: options.backEnd, channels }),
  );
  router.use(
    '/workspace/space-health',
    requireToken(options.managementToken),
    spaceHealthRouter(options.spaceHealth),
  );
  router.use('/workspace/link-check', requireToken(options.managementToken), linkRouter(options.checkLinks));
  router.use(newsRouter(options.news, requireToken(options.managementToken)));
  router.get('/workspace/live-pages', requireToken(options.managementToken), async (_request, response) => {
    response.set('Cache-Control', 'no-store').json(await options.livePages.current());
  });
  return router;
}
