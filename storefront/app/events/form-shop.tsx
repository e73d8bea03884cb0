import { usePage } from '../context/page-context.tsx';

/** What every form of the event portal sends along: of which shop and which event it is. */
export function FormShop({ event }: { event?: string | undefined }) {
  const { channel, locale } = usePage();
  return (
    <>
      <input name="channel" type="hidden" value={channel} />
      <input name="locale" type="hidden" value={locale} />
      {event !== undefined && <input name="event" type="hidden" value={event} />}
    </>
  );
}
