import { isTagManager, type Measurement } from '@blattwerk/schemas/shop/visitors/measurement.ts';
import type { Translation } from 'vanilla-cookieconsent';
import type { Translate } from '../messages/messages-context.tsx';

type Words = { t: Translate; measurement: Measurement; privacyHref: string };

/** All that the question and its settings say, of what this shop really does. */
export function consentTexts({ t, measurement, privacyHref }: Words): Translation {
  const { trackingId, recording } = measurement;
  const hasTagManager = trackingId !== undefined && isTagManager(trackingId);
  const hasOthers = trackingId !== undefined || recording !== undefined;
  const privacy = `<a href="${privacyHref}">${t('consent.privacy')}</a>`;
  const statistics = [
    t('consent.statisticsText'),
    ...(trackingId === undefined ? [] : [t('consent.statisticsGoogle')]),
    ...(recording ? [t('consent.statisticsRecording')] : []),
  ];
  return {
    consentModal: {
      title: t('consent.title'),
      description: `${t(hasOthers ? 'consent.textOthers' : 'consent.text')} ${privacy}`,
      acceptAllBtn: t('consent.accept'),
      acceptNecessaryBtn: t('consent.decline'),
      showPreferencesBtn: t('consent.choose'),
    },
    preferencesModal: {
      title: t('consent.settings'),
      acceptAllBtn: t('consent.accept'),
      acceptNecessaryBtn: t('consent.decline'),
      savePreferencesBtn: t('consent.save'),
      closeIconLabel: t('consent.close'),
      sections: [
        { description: `${t('consent.settingsText')} ${privacy}` },
        {
          title: t('consent.necessary'),
          description: t('consent.necessaryText'),
          linkedCategory: 'necessary',
        },
        { title: t('consent.statistics'), description: statistics.join(' '), linkedCategory: 'statistics' },
        ...(hasTagManager
          ? [
              {
                title: t('consent.marketing'),
                description: t('consent.marketingText'),
                linkedCategory: 'marketing',
              },
            ]
          : []),
      ],
    },
  };
}
