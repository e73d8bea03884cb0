import type { PreviewText } from '@blattwerk/configurator/preview/preview-texts.ts';
import type { Draft } from '@blattwerk/configurator/session/use-draft.ts';
import type { Say } from '@blattwerk/configurator/texts.ts';
import { ownCards } from '@blattwerk/configurator/wording/own-cards.ts';
import { TakeWords } from '@blattwerk/configurator/wording/take-words.tsx';
import type { DesignId } from '@blattwerk/schemas/configurator/read-design-id.ts';
import type { NameField } from '@blattwerk/schemas/shop/cards/named-cards.ts';
import type { WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import type { MessageKey } from '../messages/messages-context.tsx';
import { useTopicMessages } from '../messages/use-topic-messages.ts';

type DesignWordingProps = {
  draft: Draft;
  designId: DesignId;
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
  suite,
  nameFields,
  ask,
  askAs,
  ...props
}: DesignWordingProps) {
  const t = useTopicMessages('preview');
  return (
    <TakeWords
      {...props}
      filled={nameFields}
      findCards={() => ownCards({ ask, askAs, designId, suite })}
      sayPreview={(key: PreviewText, values) => t(`preview.${key}` as MessageKey, values)}
    />
  );
}
