import type { ThemeValue } from '@blattwerk/schemas/field-plugins/theme-value.ts';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, IconButton } from '../look/button.tsx';
import { Notice } from '../look/notice.tsx';
import type { PickerProps } from '../shell/picker.ts';
import { SheetPicture } from '../shell/sheet/sheet-picture.tsx';
import styles from './chosen-theme.module.css';
import { ColourDots } from './colour-dots.tsx';
import type { ThemeDetail } from './design-clusters.ts';
import { themeValue } from './read-theme-value.ts';
import { SheetFan } from './sheet-fan.tsx';
import { useThemeMessages } from './theme-messages.ts';
import type { ThemeOptions } from './theme-options.ts';
import { purposeOf, typeLabel } from './type-label.ts';

type ChosenThemeProps = PickerProps<ThemeValue, ThemeOptions> & {
  value: ThemeValue;
  theme: ThemeDetail;
  /** How to replace or clear it. */
  ways: ReactNode;
};

/** What is chosen, with what is wrong about it. */
export function ChosenTheme({ value, theme, shop, isReadOnly, choose, openModal, ways }: ChosenThemeProps) {
  const say = useThemeMessages();
  const { designId } = value;
  const design = theme.designs.find(({ id }) => String(id) === designId);
  const shopName = `${shop.channel} ${shop.country}`;
  const keepTheme = !isReadOnly && (
    <span className={styles.ways}>
      <Button onPress={() => choose(themeValue(value.themeId, undefined))}>{say('onlyTheme')}</Button>
    </span>
  );
  return (
    <>
      {!theme.isAvailable && (
        <Notice tone="warning">
          {say('notSold', { theme: theme.name, shop: shopName })}
          {ways}
        </Notice>
      )}
      {designId !== undefined && !design && (
        <Notice tone="warning">
          {say('designGone', { id: designId, theme: theme.name })}
          {keepTheme}
        </Notice>
      )}
      {theme.isAvailable && design && !design.isAvailable && (
        <Notice tone="warning">
          {say('designNotSold', { shop: shopName })}
          {keepTheme}
        </Notice>
      )}
      <div className={styles.chosen}>
        <span className={styles.picture}>
          {design ? (
            <SheetPicture picture={design.picture} width={120} />
          ) : (
            <SheetFan designs={theme.designs} />
          )}
        </span>
        <div>
          <p>
            <strong>{theme.name}</strong>
          </p>
          <small>
            {design
              ? [...new Set([purposeOf(design.name), typeLabel(design.productType)])].join(', ')
              : theme.designs.length === 1
                ? say('oneDesign')
                : say('designs', { count: theme.designs.length })}
          </small>
          {design && <ColourDots colours={design.colours} />}
          {!isReadOnly && (
            <span className={styles.ways}>
              <Button onPress={openModal}>{say('change')}</Button>
              <IconButton label={say('remove')} onPress={() => choose(undefined)}>
                <X aria-hidden size={16} />
              </IconButton>
            </span>
          )}
        </div>
      </div>
    </>
  );
}
