import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import type { DeskOrder } from '@blattwerk/schemas/web-api/orders/order-desk.ts';
import { useState } from 'react';
import { saveDocument } from '../../actions/orders/save-document.ts';
import type { ApiError } from '../../base/api/result.ts';
import { useMessages } from '../messages/messages.ts';
import styles from './order-details.module.css';
import { deskErrorSentence } from './order-words.ts';

type DesignedLineProps = {
  order: Pick<DeskOrder, 'number' | 'pageUrl'>;
  line: Pick<DeskOrder['lines'][number], 'name' | 'picture'>;
  sealId: string;
};

/** What a customer has designed: its front to look at, and the document that is printed. */
export function DesignedLine({
  order: { number, pageUrl },
  line: { name, picture },
  sealId,
}: DesignedLineProps) {
  const say = useMessages();
  const [failure, setFailure] = useState<ApiError>();
  const front = picture && new URL(picture.url, pageUrl).href;
  return (
    <span className={styles.design}>
      {front && picture && (
        <a href={`${front}?width=${picture.width}`} rel="noreferrer" target="_blank">
          <img
            alt={say('orders.design.front', { name })}
            className={styles.front}
            height={picture.height}
            loading="lazy"
            src={`${front}?width=${picture.widths[0]}`}
            width={picture.width}
          />
        </a>
      )}
      <Button kind="link" onPress={async () => setFailure(await saveDocument(number, sealId))}>
        {say('orders.design.save')}
      </Button>
      {failure && <span role="alert">{deskErrorSentence(say, failure)}</span>}
    </span>
  );
}
