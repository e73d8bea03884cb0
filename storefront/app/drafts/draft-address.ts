import { printDraftPlace } from '@blattwerk/configurator/session/draft-place.ts';
import type { ProductKind } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import { kindLinks } from '@blattwerk/schemas/kinds/kind-links.generated.ts';
import { configuratorPaths } from '@blattwerk/schemas/shop/pages/routes.ts';
import type { SoldDraft } from '@blattwerk/schemas/web-api/basket/sold-draft.ts';
import { printChoice, readChoice } from '../../page/offer/choice.ts';
import type { PageUrls } from '../../page/request/page-urls.ts';
import { lineParameter } from './line-parameter.ts';

/** What is opened in a configurator: a design, or a draft of it. */
export type Designable = {
  kind: ProductKind;
  designId: number | string;
  draftId?: string;
  /** Of a guest's draft that this browser does not know yet. */
  draftKey?: string | null;
  /** Of options, as addresses have them; what is left out stays as the draft has it. */
  choice?: SoldDraft['choice'];
  /** Of the basket, whose place the design takes when it is bought. */
  lineId?: string;
};

/** Where it is designed: `/configurator-card/?paper=kraftpapier&design=142301#draft=<id>`; undefined for a kind without a configurator. */
export function draftAddress(
  urls: Pick<PageUrls, 'to'>,
  { kind, designId, draftId, draftKey = null, choice = {}, lineId }: Designable,
): string | undefined {
  const { configurator } = kindLinks[kind];
  if (configurator === null) return undefined;
  const others = new URLSearchParams({ design: String(designId) });
  if (lineId !== undefined) others.set(lineParameter, lineId);
  const query = printChoice(readChoice(new URLSearchParams(choice)), others);
  const place = draftId === undefined ? '' : printDraftPlace({ id: draftId, key: draftKey });
  return `${urls.to(configuratorPaths[configurator])}${query}${place}`;
}
