import { readDesignId } from '@blattwerk/schemas/configurator/read-design-id.ts';
import { designLanguageOf } from '@blattwerk/schemas/design/design-language.ts';
import { kindFacts, productKinds } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import { occasionValues } from '@blattwerk/schemas/shop/occasions/occasion-values.ts';
import { type ConfiguratorKind, configuratorPaths } from '@blattwerk/schemas/shop/pages/routes.ts';
import type { CatalogueProduct } from '@blattwerk/schemas/web-api/catalogue/products.ts';
import type { ConfiguratorView } from '../../../page/document/page-content.ts';
import { noPicture } from '../../../page/kinds/photoframe.ts';
import { isChoiceParameter } from '../../../page/offer/choice.ts';
import { askProductDetail, withdrawnDesign } from '../../../page/product/ask-product-detail.ts';
import type { SoldProduct, WithdrawnDesign } from '../../../page/product/product-detail.ts';
import { call } from '../../../page/questions/question.ts';
import { pageUrls } from '../../../page/request/page-urls.ts';
import { afterDeadline } from '../../after-deadline.ts';
import { ownTitle } from '../head/program-head.ts';
import { type Asked, type LoadedPage, notMine } from '../loading/asked.ts';
import { publishedSettings, shownSettings } from '../loading/fetch-stories.ts';
import { findSayings } from '../sayings/find-sayings.ts';

/** So long a page waits for what can be written: it opens without, and asks for it itself. */
const textsSeconds = 1;

/** The start of a configurator: which design will open, and how it was chosen. Never found by search engines. */
export async function resolveConfigurator(asked: Asked): Promise<LoadedPage | typeof notMine> {
  const { page, sources } = asked;
  const { configurator } = page.route;
  if (!configurator) return notMine;
  const [settings, design] = await Promise.all([
    publishedSettings(page, sources.source),
    findDesign(asked, configurator),
  ]);
  const name = design?.product.name;
  const shown = shownBy(asked.request.query);
  // A book shows the words of one page, which is not known yet.
  const showsTexts = design && shown === 'editor' && configurator !== 'photobook';
  const [texts, occasions] = showsTexts
    ? await Promise.all([
        Promise.race([findTexts(asked, design.product.id), afterDeadline(textsSeconds)]),
        occasionsWithSayings(asked, design.product),
      ])
    : [];
  return {
    content: {
      page,
      settings: shownSettings(settings),
      outcome: {
        kind: 'configurator',
        design,
        texts: texts?.data?.textSlots ?? [],
        occasions: occasions?.found ?? [],
        shown,
        head: {
          title: name === undefined ? ownTitle('configurator', page) : `${name} | ${page.siteName}`,
          description: '',
          robots: 'noindex,nofollow',
          canonical: `${page.origin}${pageUrls(page).to(configuratorPaths[configurator])}`,
          images: [],
          alternates: [],
          structuredData: [],
        },
      },
    },
    isComplete: settings.ok && (!showsTexts || (texts?.isFresh === true && occasions?.isFresh === true)),
    reads: (name) => name === 'design' || name === 'proof' || name === 'phone' || isChoiceParameter(name),
  };
}

function shownBy(query: URLSearchParams): ConfiguratorView {
  if (query.get('phone') === '1') return 'phone';
  return query.get('proof') === '1' ? 'proof' : 'editor';
}

/** What can be written on a design. */
function findTexts({ request: { query }, page, sources: { shopData } }: Asked, designId: string) {
  const language = designLanguageOf(page);
  const question = call('GET /web-api/design-texts', { query: { designId, language } });
  return shopData.answer(question, { page, query });
}

/** Occasions of a design, the nearest first; none where the shop has no saying for them. */
async function occasionsWithSayings(
  { request: { query }, page, sources: { shopData, source } }: Asked,
  { id, themeId }: CatalogueProduct,
) {
  if (themeId === undefined) return { found: [], isFresh: true };
  const question = call('GET /web-api/designs/{id}', { params: { id: Number(id) } });
  const { data, isFresh } = await shopData.answer(question, { page, query });
  const own = data?.filters.category ?? [];
  const occasions = occasionValues.filter((occasion) => own.includes(occasion)).toReversed();
  const { groups, isWhole } = await findSayings(occasions, page, source);
  return { found: groups.length > 0 ? occasions : [], isFresh: isFresh && isWhole };
}

/** The design the address names, if it is designed in this configurator; one that is not sold here any more for those who have begun with it. */
async function findDesign(
  { request: { query }, page, sources: { shopData } }: Asked,
  configurator: ConfiguratorKind,
): Promise<SoldProduct | WithdrawnDesign | undefined> {
  const id = query.get('design') ?? '';
  if (readDesignId(id) === undefined) return undefined;
  const kinds = productKinds.filter((kind) => kindFacts[kind].configurator === configurator);
  // A frame that is to hold nothing has nothing to design.
  const chosen = new URLSearchParams(query);
  if (chosen.get('substrate') === noPicture) chosen.delete('substrate');
  for (const kind of kinds) {
    const { data } = await shopData.answer(askProductDetail({ kind, id }, chosen), { page, query });
    if (data?.state === 'sold') return data;
    if (data?.product) return withdrawnDesign(data.product, data.similar);
  }
  return undefined;
}
