import type { Channel } from '@blattwerk/schemas/shop/markets/channels.ts';
import type { Locale } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import type { FieldErrors } from '../../http/form-problem.ts';
import { shopPageUrl } from '../../http/shop-of-form.ts';
import { messagePage } from '../../pages/message-page.ts';
import { companyTextsIn } from '../../texts/companies/company-texts.ts';
import { textLanguage } from '../../texts/text-language.ts';

/** What is wrong with the form of a company, field by field, where no scripts say it there. */
export function companyToCorrectPage(
  origin: string,
  { channel, locale }: { channel: Channel; locale: Locale },
  errors: Readonly<FieldErrors>,
) {
  const language = textLanguage(locale);
  const { notSent, labels } = companyTextsIn[language];
  const named: Readonly<Record<string, string>> = labels;
  const sentences = Object.entries(errors).flatMap(([path, said]) => {
    const label = named[path.split('.').at(-1) ?? path];
    return said.map((sentence) => (label === undefined ? sentence : `${label}: ${sentence}`));
  });
  const url = shopPageUrl(origin, { channel, locale }, 'businessCustomer').href;
  const { html, headers } = messagePage({
    channel,
    language,
    title: notSent.title,
    paragraphs: [...sentences, notSent.text],
    link: { label: notSent.back, url },
  });
  const value = { media: 'text/html', body: html, status: 422 as const };
  return { ok: true as const, value, headers };
}
