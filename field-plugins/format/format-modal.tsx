import type { FormatValue } from '@blattwerk/schemas/field-plugins/format-value.ts';
import type { Country } from '@blattwerk/schemas/shop/markets/countries.ts';
import { type AllowedFormats, isAllowedFormat } from '@blattwerk/schemas/shop/products/allowed-formats.ts';
import { fullFormatName } from '@blattwerk/schemas/shop/sizes/format-names.ts';
import { parseFormat } from '@blattwerk/schemas/shop/sizes/formats.ts';
import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../look/button.tsx';
import { LanguageContext } from '../messages/messages.ts';
import { DialogHead } from '../shell/dialog/dialog-head.tsx';
import { useDone } from '../shell/dialog/use-done.ts';
import type { PickerProps } from '../shell/picker.ts';
import { shopInCountry } from '../shell/shop-choice.ts';
import { useFirstFocus } from '../shell/use-first-focus.ts';
import styles from './format.module.css';
import { FormatChoice } from './format-choice.tsx';
import { useFormatMessages } from './format-messages.ts';
import type { FormatOptions } from './format-options.ts';
import { OfferNotice } from './offer-notice.tsx';
import { OwnFormat } from './own-format.tsx';
import { groupFormats } from './scaled-formats.ts';
import { useOffer } from './use-offer.ts';

/** All sizes of a product in the editor's dialog, with free entry where any size is made. */
export function FormatModal(props: PickerProps<FormatValue, FormatOptions>) {
  const { value, choose, closeModal, isReadOnly } = props;
  const say = useFormatMessages();
  const heading = useFirstFocus<HTMLHeadingElement>();
  const done = useDone();
  const [country, setCountry] = useState<Country>();
  const shop = shopInCountry(props.shop, country);
  const offer = useOffer({ ...props, shop });
  const [draft, setDraft] = useState(value?.format);
  const scrolled = useRef<HTMLDivElement>(null);
  const isReady = offer.state === 'ready';
  useEffect(() => {
    if (isReady) scrolled.current?.querySelector('input:checked')?.scrollIntoView({ block: 'center' });
  }, [isReady]);
  const accept = () => {
    choose(draft === undefined ? undefined : { version: 1, format: draft });
    closeModal();
  };
  const productName = offer.state === 'ready' ? offer.productName : undefined;
  return (
    <main className={styles.modal}>
      <DialogHead
        title={productName ? say('title', { product: productName }) : say('titleOfType')}
        titleRef={heading}
        shop={shop}
        chooseCountry={setCountry}
        close={closeModal}
      >
        <p className={styles.intro}>{say('intro')}</p>
      </DialogHead>
      <div ref={scrolled} className={styles.scroll}>
        {offer.state === 'ready' ? (
          <Sizes allowed={offer.allowed} draft={draft} setDraft={setDraft} />
        ) : (
          <OfferNotice offer={offer} />
        )}
      </div>
      <footer>
        {offer.state === 'ready' && offer.allowed.limits && (
          <OwnFormat allowed={offer.allowed} limits={offer.allowed.limits} choose={setDraft} />
        )}
        <div className={styles.buttons}>
          <Button kind="main" onPress={accept} isDisabled={isReadOnly || offer.state !== 'ready'}>
            {done}
          </Button>
        </div>
      </footer>
    </main>
  );
}

type SizesProps = {
  allowed: AllowedFormats;
  draft: string | undefined;
  setDraft(format: string | undefined): void;
};

function Sizes({ allowed, draft, setDraft }: SizesProps) {
  const language = useContext(LanguageContext);
  const groups = useMemo(() => groupFormats(allowed.formats, language), [allowed, language]);
  const own = draft === undefined || allowed.formats.includes(draft) ? undefined : parseFormat(draft);
  const isOwn = own !== undefined && draft !== undefined && isAllowedFormat(draft, allowed);
  return (
    <FormatChoice
      groups={groups}
      own={isOwn ? { ...own, text: draft, name: fullFormatName(own, language), isDefault: false } : undefined}
      chosen={draft}
      choose={setDraft}
      room={132}
    />
  );
}
