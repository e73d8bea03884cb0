import type { Say } from '@blattwerk/configurator/texts.ts';
import type { MessageKey } from '../messages/messages-context.tsx';
import { useTopicMessages } from '../messages/use-topic-messages.ts';

/** The words of what loads photos from the phone: its own are a topic apart, which an editor loads late. */
export function usePhoneWords(): Say {
  const own = useTopicMessages('phone');
  const editors = useTopicMessages('configurator');
  return (text, values) => {
    const [, first = '', rest = ''] = /^phone([A-Z])(\w*)$/.exec(text) ?? [];
    return first === ''
      ? editors(`configurator.${text}` as MessageKey, values)
      : own(`phone.${first.toLowerCase()}${rest}` as MessageKey, values);
  };
}
