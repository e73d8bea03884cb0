import { fillLocation, type PlacedStory } from '../../../preview-addresses/fill-location.ts';
import { placeholderNames } from '../../../preview-addresses/placeholders.ts';
import { useMessages } from '../messages/messages.ts';
import styles from './preview-addresses.module.css';

const exampleHost = 'https://example.invalid/';
const exampleStory: PlacedStory = {
  id: 4711,
  uuid: '6f0f6d2e-7a0f-4d6f-9b57-0a3f4b6f7c01',
  fullSlug: 'blattwerk/service/versand',
  path: null,
  translatedSlug: 'blattwerk/service/shipping',
};
const exampleLanguage = 'en';

/** The address of the page that the table takes for its example. */
export const exampleAddress = (location: string): string =>
  fillLocation(location, exampleStory, exampleLanguage).href;

/** What an address may name of the page, each with what it stands for. */
export function PlaceholderTable() {
  const say = useMessages();
  return (
    <table className={styles.placeholders}>
      <caption>{say('addresses.placeholders')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('addresses.placeholder')}</th>
          <th scope="col">{say('addresses.meaning')}</th>
          <th scope="col">{say('addresses.example')}</th>
        </tr>
      </thead>
      <tbody>
        {placeholderNames.map((name) => (
          <tr key={name}>
            <td>
              <code>{`{{ it.${name} }}`}</code>
            </td>
            <td>{say(`addresses.placeholder.${name}`)}</td>
            <td>
              <code>{exampleAddress(`${exampleHost}{{ it.${name} }}`).slice(exampleHost.length)}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
