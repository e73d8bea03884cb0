import type { PreviewText } from '@blattwerk/configurator/preview/preview-texts.ts';
import type { Draft } from '@blattwerk/configurator/session/use-draft.ts';
import type { Say } from '@blattwerk/configurator/texts.ts';
import { ownCards } from '@blattwerk/configurator/wording/own-cards.ts';
import { TakeWords } from '@blattwerk/configurator/wording/take-words.tsx';
import type { DesignId } from '@blattwerk/schemas/configurator/read-design-id.ts';
import { kindFacts, type ProductKind } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import type { NameField } from '@blattwerk/schemas/shop/cards/named-cards.ts';
import type { WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import { usePage } from '../context/page-context.tsx';
import type { MessageKey } from '../messages/messages-context.tsx';
import { useTopicMessages } from '../messages/use-topic-messages.ts';

type DesignWordingProps = {
  draft: Draft;
  designId: DesignId;
  kind: ProductKind;
  /** Number of the designs that belong together with this one. */
  suite: number | undefined;
  nameFields: readonly NameField[];
  ask: WebApiClient;
  askAs(key: string | null): WebApiClient;
  onClose(): void;
  say: Say;
};

/** The taking over of texts with the shop's words; loaded when it is opened. */
export default function DesignWording({
  designId,
  kind,
  suite,
  nameFields,
  ask,
  askAs,
  ...props
}: DesignWordingProps) {
  const t = useTopicMessages('preview');
  const { urls } = usePage();
  const hasPage = suite !== undefined && kindFacts[kind].hasThemePages;
  return (
    <TakeWords
      {...props}
      filled={nameFields}
      {...(hasPage && { suitePage: urls.to(`themes/${suite}`) })}
      findCards={() => ownCards({ ask, askAs, designId, suite })}
      sayPreview={(key: PreviewText, values) => t(`preview.${key}` as MessageKey, values)}
    />
  );
}
