import type { FormatValue } from '@blattwerk/schemas/field-plugins/format-value.ts';
import { type AllowedFormats, isAllowedFormat } from '@blattwerk/schemas/shop/products/allowed-formats.ts';
import { useContext } from 'react';
import { Button } from '../look/button.tsx';
import { Notice } from '../look/notice.tsx';
import { LanguageContext } from '../messages/messages.ts';
import type { PickerProps } from '../shell/picker.ts';
import { ChosenFormat } from './chosen-format.tsx';
import { ForeignFormat } from './foreign-format.tsx';
import styles from './format.module.css';
import { FormatChoice } from './format-choice.tsx';
import { useFormatMessages } from './format-messages.ts';
import type { FormatOptions } from './format-options.ts';
import { OfferNotice } from './offer-notice.tsx';
import { groupFormats } from './scaled-formats.ts';
import { useOffer } from './use-offer.ts';

/** More than these are chosen in the dialog. */
const mostInForm = 8;

/** The format in the form: all sizes of the product where they are few, else the chosen one. */
export function FormatField(props: PickerProps<FormatValue, FormatOptions>) {
  const { value, isReadOnly, choose } = props;
  const say = useFormatMessages();
  const offer = useOffer(props);
  const format = value?.format;
  const store = (chosen: string | undefined) =>
    choose(chosen === undefined ? undefined : { version: 1, format: chosen });
  if (offer.state !== 'ready') {
    return (
      <main className={styles.field}>
        <OfferNotice offer={offer} />
        {format && offer.state !== 'loading' && (
          <ChosenFormat format={format}>
            {!isReadOnly && (
              <Button kind="link" onPress={() => store(undefined)}>
                {say('emptyField')}
              </Button>
            )}
          </ChosenFormat>
        )}
      </main>
    );
  }
  const { allowed, productName } = offer;
  const isForeign = format !== undefined && !isAllowedFormat(format, allowed);
  return (
    <main className={styles.field}>
      {isForeign && (
        <ForeignFormat format={format} offered={allowed.formats} isReadOnly={isReadOnly} replace={store} />
      )}
      {allowed.formats.length === 0 ? (
        <Notice tone="info">{say('noFormats', { product: productName ?? say('thisProduct') })}</Notice>
      ) : (
        <Offered {...props} allowed={allowed} format={format} isForeign={isForeign} store={store} />
      )}
    </main>
  );
}

type OfferedProps = PickerProps<FormatValue, FormatOptions> & {
  allowed: AllowedFormats;
  format: string | undefined;
  /** The product is not made in it. */
  isForeign: boolean;
  store(format: string | undefined): void;
};

function Offered({ allowed, format, isForeign, store, isReadOnly, openModal }: OfferedProps) {
  const say = useFormatMessages();
  const language = useContext(LanguageContext);
  const { formats, limits } = allowed;
  if (!isReadOnly && formats.length <= mostInForm && !limits) {
    const groups = groupFormats(formats, language);
    return <FormatChoice groups={groups} own={undefined} chosen={format} choose={store} room={72} />;
  }
  const isStandard = format === undefined || isForeign;
  const shown = isStandard ? formats[0] : format;
  if (shown === undefined) return null;
  return (
    <ChosenFormat format={shown} note={isStandard ? say('standard') : undefined}>
      {!isReadOnly && (
        <>
          <Button onPress={openModal}>{say('all', { count: formats.length })}</Button>
          {!isStandard && (
            <Button kind="link" onPress={() => store(undefined)}>
              {say('remove')}
            </Button>
          )}
        </>
      )}
    </ChosenFormat>
  );
}
