import { showSite } from '../../actions/preview/show-site.ts';
import { countryName, languageOfLocale } from '../../base/schema/place-names.ts';
import { Select } from '../../panels/controls/select.tsx';
import { useMessages } from '../../panels/messages/messages.ts';
import { useDocument } from '../../store/page/document.ts';
import { channelOf, siteOf, useOpenSession } from '../../store/session-store.ts';
import { useSettings } from '../../store/settings-store.ts';
import { TestAxis } from './test-axis.tsx';
import styles from './top-bar.module.css';

/** Channel, country and language of the preview; the channel follows from the page's folder. */
export function Axes() {
  const say = useMessages();
  const { config } = useOpenSession();
  const fullSlug = useDocument(({ story }) => story.full_slug);
  const locale = useSettings((settings) => settings.locale);
  const channel = fullSlug === undefined ? undefined : channelOf(config, fullSlug);
  const site = channel && siteOf(channel, locale);
  if (!channel || !site) return null;
  const countries = [...new Set(channel.sites.map(({ country }) => country))];
  const languages = channel.sites.filter(({ country }) => country === site.country);
  const choose = (next: string) => showSite(channel, next);
  return (
    <div className={styles.axes}>
      <span className={styles.channel}>
        <span className={styles.axisName}>{say('axis.channel')}</span> {channel.label}
      </span>
      <Select
        layout="inline"
        label={say('axis.country')}
        value={site.country}
        options={countries.map((value) => ({ value, label: countryName(value, say.language) }))}
        onChange={(country) => {
          const first = channel.sites.find((each) => each.country === country);
          if (first) choose(first.locale);
        }}
      />
      {languages.length > 1 ? (
        <Select
          layout="inline"
          label={say('axis.language')}
          value={site.locale}
          options={languages.map((each) => ({
            value: each.locale,
            label: languageOfLocale(each.locale, say.language),
          }))}
          onChange={choose}
        />
      ) : (
        <span className={styles.onlyLanguage}>
          <span className={styles.axisName}>{say('axis.language')}</span>{' '}
          {languageOfLocale(site.locale, say.language)}
        </span>
      )}
      <TestAxis />
    </div>
  );
}
