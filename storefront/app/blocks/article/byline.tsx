import type { Locale } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { usePage } from '../../context/page-context.tsx';

type BylineProps = {
  author?: string;
  /** `YYYY-MM-DD` */
  publishedOn: string | undefined;
  minutes: number;
  className?: string | undefined;
};

/** Who wrote an article, when, and how long it takes to read. */
export function Byline({ author, publishedOn, minutes, className }: BylineProps) {
  const { locale } = usePage();
  return (
    <p className={className}>
      {author && `${author} · `}
      {publishedOn && (
        <>
          <time dateTime={publishedOn}>{printDay(publishedOn, locale)}</time>
          {' · '}
        </>
      )}
      {printMinutes(minutes, locale)}
    </p>
  );
}

function printDay(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}

function printMinutes(minutes: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(
    minutes,
  );
}
