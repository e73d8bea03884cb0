import type { Country } from '@blattwerk/schemas/shop/markets/countries.ts';
import { X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { IconButton } from '../../look/button.tsx';
import { useShellMessages } from '../shell-messages.ts';
import type { ShopChoice } from '../shop-choice.ts';
import { CountrySelect } from './country-select.tsx';
import styles from './dialog-head.module.css';

type DialogHeadProps = {
  title: string;
  titleId?: string;
  /** Of the title, where nothing else in the dialog takes the focus first. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** What stands before the title: a way back. */
  before?: ReactNode;
  shop: ShopChoice;
  chooseCountry(country: Country | undefined): void;
  close(): void;
  /** Search, or words on what is shown. */
  children?: ReactNode;
};

/** Head of every picker's dialog: title, search, the country looked at, and the way out. */
export function DialogHead(props: DialogHeadProps) {
  const { title, titleId, titleRef, before, shop, chooseCountry, close, children } = props;
  const say = useShellMessages();
  return (
    <header className={styles.head}>
      {before}
      <h1 ref={titleRef} id={titleId} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {children}
      <span className={styles.end}>
        <CountrySelect shop={shop} onChange={chooseCountry} />
        <IconButton label={say('close')} onPress={close}>
          <X size={17} aria-hidden />
        </IconButton>
      </span>
    </header>
  );
}
