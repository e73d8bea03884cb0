import type { Previewed } from '@blattwerk/configurator/desk/editor-props.ts';
import { PreviewDialog } from '@blattwerk/configurator/preview/preview-dialog.tsx';
import type { PreviewText } from '@blattwerk/configurator/preview/preview-texts.ts';
import { createDraftScenes } from '@blattwerk/configurator/preview/scenes/draft-scenes.ts';
import type { KeptDraft } from '@blattwerk/configurator/session/use-kept-draft.ts';
import type { Say } from '@blattwerk/configurator/texts.ts';
import type { WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import type { OptionValue } from '../../page/offer/offer.ts';
import type { SoldProduct } from '../../page/product/product-detail.ts';
import { usePage } from '../context/page-context.tsx';
import type { MessageKey } from '../messages/messages-context.tsx';
import { useTopicMessages } from '../messages/use-topic-messages.ts';
import { wallDepthOf } from './wall-depth.ts';

type DesignPreviewProps = Previewed & {
  product: SoldProduct['product'];
  kept: KeptDraft;
  paper: OptionValue | undefined;
  askAs(key: string | null): WebApiClient;
  say: Say;
};

/** The preview with the shop's words; loaded when it is opened. */
export default function DesignPreview({ product, kept, askAs, ...props }: DesignPreviewProps) {
  const t = useTopicMessages('preview');
  const page = usePage();
  const sayPreview = (key: PreviewText, values?: Record<string, string | number>) =>
    t(`preview.${key}` as MessageKey, values);
  return (
    <PreviewDialog
      {...props}
      isPaper={product.kind !== 'merch'}
      locale={page.locale}
      sayPreview={sayPreview}
      scenes={createDraftScenes({ settle: kept.settle, askAs, shop: page })}
      wallDepth={wallDepthOf(product)}
    />
  );
}
