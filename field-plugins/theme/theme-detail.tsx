import type { Country } from '@blattwerk/schemas/shop/markets/countries.ts';
import { ArrowLeft } from 'lucide-react';
import { useContext } from 'react';
import { Button } from '../look/button.tsx';
import { Notice } from '../look/notice.tsx';
import { LanguageContext } from '../messages/messages.ts';
import { DialogHead } from '../shell/dialog/dialog-head.tsx';
import { occasionName } from '../shell/occasion-names.ts';
import type { ShopChoice } from '../shell/shop-choice.ts';
import { useFirstFocus } from '../shell/use-first-focus.ts';
import { DesignChoice } from './design-choice.tsx';
import { ThemeFailure } from './theme-failure.tsx';
import { useThemeMessages } from './theme-messages.ts';
import styles from './theme-modal.module.css';
import { useTheme } from './use-theme.ts';
import waiting from './waiting.module.css';

type ThemeDetailProps = {
  shop: ShopChoice;
  themeId: number;
  designId: string | undefined;
  chooseDesign(designId: string | undefined): void;
  back(): void;
  chooseCountry(country: Country | undefined): void;
  close(): void;
};

/** Everything there is in one theme. */
export function ThemeDetailView(props: ThemeDetailProps) {
  const { shop, themeId, designId, chooseDesign, back, chooseCountry, close } = props;
  const say = useThemeMessages();
  const language = useContext(LanguageContext);
  const answer = useTheme(shop, themeId);
  const theme = answer.data;
  const heading = useFirstFocus<HTMLHeadingElement>();
  const isGone = answer.error?.problem.status === 404;
  return (
    <>
      <DialogHead
        title={theme?.name ?? say('loading')}
        titleRef={heading}
        before={
          <Button kind="plain" onPress={back}>
            <ArrowLeft aria-hidden size={16} />
            {say('back')}
          </Button>
        }
        {...{ shop, chooseCountry, close }}
      >
        {theme && (
          <p className={styles.count}>
            {[
              theme.designs.length === 1 ? say('oneDesign') : say('designs', { count: theme.designs.length }),
              ...theme.occasions.map((occasion) => occasionName(occasion, language)),
            ].join(' · ')}
          </p>
        )}
      </DialogHead>
      <div className={styles.single}>
        {answer.isPending && <div role="status" aria-label={say('loading')} className={waiting.waiting} />}
        {isGone && <Notice tone="warning">{say('gone', { id: themeId })}</Notice>}
        {answer.isError && !isGone && (
          <ThemeFailure failure={answer.error} retry={() => void answer.refetch()} />
        )}
        {theme && <DesignChoice theme={theme} chosen={designId} choose={chooseDesign} />}
      </div>
    </>
  );
}
