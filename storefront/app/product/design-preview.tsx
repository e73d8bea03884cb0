import type { Previewed } from '@blattwerk/configurator/editor.tsx';
import { PreviewDialog } from '@blattwerk/configurator/preview/preview-dialog.tsx';
import type { PreviewText } from '@blattwerk/configurator/preview/preview-texts.ts';
import type { Say } from '@blattwerk/configurator/texts.ts';
import type { SoldProduct } from '../../page/product/product-detail.ts';
import { usePage } from '../context/page-context.tsx';
import type { MessageKey } from '../messages/messages-context.tsx';
import { useTopicMessages } from '../messages/use-topic-messages.ts';
import { wallDepthOf } from './wall-depth.ts';

type DesignPreviewProps = Previewed & { product: SoldProduct['product']; say: Say };

/** The preview with the shop's words; loaded when it is opened. */
export default function DesignPreview({ product, ...props }: DesignPreviewProps) {
  const t = useTopicMessages('preview');
  const { locale } = usePage();
  const sayPreview = (key: PreviewText, values?: Record<string, string | number>) =>
    t(`preview.${key}` as MessageKey, values);
  return (
    <PreviewDialog {...props} locale={locale} sayPreview={sayPreview} wallDepth={wallDepthOf(product)} />
  );
}
