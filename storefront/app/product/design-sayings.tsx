import type { PreviewText } from '@blattwerk/configurator/preview/preview-texts.ts';
import type { Sayings } from '@blattwerk/configurator/words/sayings-button.tsx';
import { SayingsList } from '@blattwerk/configurator/words/sayings-list.tsx';
import type { SayingGroup } from '@blattwerk/schemas/configurator/sayings.ts';
import { type SayingsOccasion, sayingsAddress } from '../../page/sayings/sayings-address.ts';
import { usePage } from '../context/page-context.tsx';
import type { MessageKey } from '../messages/messages-context.tsx';
import { useTopicMessages } from '../messages/use-topic-messages.ts';
import { fetchInTime } from '../network/fetch-in-time.ts';

type DesignSayingsProps = Parameters<Sayings>[0] & { occasions: readonly SayingsOccasion[] };

/** By address, for as long as the document lives. */
const asked = new Map<string, Promise<readonly SayingGroup[]>>();

/** The shop's sayings with its words; loaded when they are opened. */
export default function DesignSayings({ occasions, ...props }: DesignSayingsProps) {
  const t = useTopicMessages('preview');
  const { pathPrefix } = usePage();
  return (
    <SayingsList
      {...props}
      findSayings={() => findOnce(sayingsAddress(pathPrefix, occasions))}
      sayPreview={(key: PreviewText, values) => t(`preview.${key}` as MessageKey, values)}
    />
  );
}

/** Asks once; without an answer, the next opening asks again. */
function findOnce(address: string): Promise<readonly SayingGroup[]> {
  const groups = asked.get(address) ?? find(address);
  asked.set(address, groups);
  groups.catch(() => asked.delete(address));
  return groups;
}

async function find(address: string): Promise<readonly SayingGroup[]> {
  const response = await fetchInTime(address, undefined);
  if (!response.ok) throw new Error(`${response.status} for the sayings`);
  return response.json();
}
