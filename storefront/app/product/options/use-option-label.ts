import { displayFormat, lengthUnitOf } from '@blattwerk/schemas/shop/sizes/format-display.ts';
import { parseFormat } from '@blattwerk/schemas/shop/sizes/formats.ts';
import { noPicture } from '../../../page/kinds/photoframe.ts';
import type { OptionName } from '../../../page/offer/choice.ts';
import type { OptionValue } from '../../../page/offer/offer.ts';
import { usePage } from '../../context/page-context.tsx';
import { useLateMessages } from '../../messages/messages-context.tsx';

/** How a value is written: sizes as the locale writes them, numbers with what they count. */
export function useOptionLabel(): (name: OptionName, option: Pick<OptionValue, 'value' | 'label'>) => string {
  const { channel, locale } = usePage();
  const t = useLateMessages();
  return (name, { value, label }) => {
    if (name === 'pages') return t('detail.pageCount', { count: Number(value) });
    if (name === 'prints') return t('detail.printCount', { count: Number(value) });
    if (name === 'mat') return t(value === 'mat-none' ? 'detail.matNone' : 'detail.matWhite');
    if (name === 'substrate' && value === noPicture) return t('detail.noPicture');
    const format = parseFormat(value);
    return format ? displayFormat(format, locale, lengthUnitOf(channel, locale)) : label;
  };
}
