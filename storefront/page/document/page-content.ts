import type { AccountNotice } from '@blattwerk/schemas/shop/visitors/account-notices.ts';
import type { BusinessNotice } from '@blattwerk/schemas/shop/visitors/business-notices.ts';
import type { CatalogueProduct } from '@blattwerk/schemas/web-api/catalogue/products.ts';
import type { TextSlot } from '@blattwerk/schemas/web-api/configurator/composition-endpoints.ts';
import type { BlockAnswers } from '../blocks/block-answers.ts';
import type { BusinessTexts } from '../business/texts/de.ts';
import type { SoldProduct, WithdrawnDesign } from '../product/product-detail.ts';
import type { PageData } from '../request/page-data.ts';
import type { SayingsOccasion } from '../sayings/sayings-address.ts';
import type { PageStory, SettingsStory } from '../story/story.ts';
import type { PageHead } from './page-head.ts';
import type { ShownPersonal } from './shown-personal.ts';

/** Pages of who visits: the same for everybody until the browser knows who it is. */
export type ShownAccount =
  | { shown: 'account'; notice: AccountNotice | undefined }
  | { shown: 'business'; notice: BusinessNotice | undefined; texts: BusinessTexts };

/** The editor, the page of a proof link, or the page on which a phone sends photos. */
export type ConfiguratorView = 'editor' | 'proof' | 'phone';

/** Everything the renderer needs for one request; it fetches nothing itself. */
export type PageContent = {
  page: PageData;
  /** Undefined while the content service cannot be used. */
  settings: SettingsStory | undefined;
  outcome:
    | { kind: 'story'; status: 200 | 404; story: PageStory; answers: BlockAnswers; head: PageHead }
    | ({ kind: 'account'; head: PageHead } & ShownAccount)
    | ShownPersonal
    /** `design` is undefined when the address names none that is sold here; `texts`: what can be written on it, where that is known; `occasions`: of the design, where the shop has sayings for them; `shown`: what of it. */
    | {
        kind: 'configurator';
        design: SoldProduct | WithdrawnDesign | undefined;
        texts: readonly TextSlot[];
        occasions: readonly SayingsOccasion[];
        shown: ConfiguratorView;
        head: PageHead;
      }
    | { kind: 'redirect'; location: string }
    /** `liked`: shown where a page is missing, what others buy or what `isMeant` by its address; `isOpening`: the shop holds no pages yet. */
    | {
        kind: 'error';
        status: number;
        message: string;
        liked?: readonly CatalogueProduct[];
        isMeant?: true;
        isOpening?: true;
      }
    /** Only in the browser: the server could not be reached, or the shop could not show the page just then. */
    | { kind: 'unreachable'; cause: UnreachableCause };
};

/** `connection`: no answer came; `shop`: the answer was not a whole page. */
export type UnreachableCause = 'connection' | 'shop';

/** Content as it travels to the browser: with the name of the build that can show it. */
export type SentContent = PageContent & { build: string };
