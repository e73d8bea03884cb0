import { kindFacts } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import { configuratorPaths } from '@blattwerk/schemas/shop/pages/routes.ts';
import type { SoldProduct } from '../../page/product/product-detail.ts';
import type { AddToBasket } from '../basket/use-add-to-basket.tsx';
import { Button } from '../components/button/button.tsx';
import { buttonClass } from '../components/button/button-class.ts';
import { usePage } from '../context/page-context.tsx';
import { useLateMessages } from '../messages/messages-context.tsx';

type BuyButtonProps = { product: SoldProduct['product']; buying: AddToBasket };

/** The one way on from a product: to its design, or into the basket; none where it has no price. */
export function BuyButton({ product, buying: { adding, form, formId } }: BuyButtonProps) {
  const t = useLateMessages();
  const { urls } = usePage();
  const { configurator } = kindFacts[product.kind];
  if (configurator && form === null)
    return (
      <button
        className={buttonClass({ isFullWidth: true })}
        formAction={urls.to(configuratorPaths[configurator])}
        name="design"
        type="submit"
        value={product.id}
      >
        {t('detail.design')}
      </button>
    );
  if (form === null) return null;
  return (
    <Button
      form={formId}
      isFullWidth
      isLoading={adding.kind === 'sending'}
      loadingText={t('form.sending')}
      type="submit"
    >
      {t('basket.add')}
    </Button>
  );
}
