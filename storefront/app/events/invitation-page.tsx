import type { ShownInvitation } from '../../page/document/shown-invitation.ts';
import { Headline } from '../components/headline/headline.tsx';
import { useTopicMessages } from '../messages/use-topic-messages.ts';
import { EditEventPage } from './edit-event-page.tsx';
import { EventPage } from './event-page.tsx';
import styles from './events.module.css';
import { EventsPage } from './events-page.tsx';
import { GuestPage } from './guest-page.tsx';
import { ReplyPage } from './reply-page.tsx';
import { SignInFirst } from './sign-in-first.tsx';
import { UploadPage } from './upload-page.tsx';

/** A page of the event portal, or the one where a guest replies. */
export function InvitationPage({ shown }: { shown: ShownInvitation }) {
  const t = useTopicMessages('events');
  switch (shown.step) {
    case 'sign-in':
      return <SignInFirst notice={shown.signIn} />;
    case 'events':
      return <EventsPage {...shown} />;
    case 'event':
      return <EventPage {...shown} />;
    case 'event-edit':
      return <EditEventPage {...shown} />;
    case 'guest':
      return <GuestPage {...shown} />;
    case 'list':
      return <UploadPage {...shown} />;
    case 'reply':
      return <ReplyPage {...shown} />;
    case 'unreachable':
      return (
        <div className={styles.narrow}>
          <Headline as="h1" size="title">
            {t('events.unreachable')}
          </Headline>
        </div>
      );
  }
}
