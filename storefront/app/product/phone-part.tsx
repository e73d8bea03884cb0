import { PhonePanel } from '@blattwerk/configurator/phone/phone-panel.tsx';
import type { PhoneDoor } from '@blattwerk/configurator/phone/use-phone-link.ts';
import type { SentPhoto } from '@blattwerk/configurator/photos/send-photo.ts';
import { usePage } from '../context/page-context.tsx';
import { usePhoneWords } from './use-phone-words.ts';

type PhonePartProps = { door: PhoneDoor; onPhotos(photos: readonly SentPhoto[]): Promise<void> };

/** The way for photos from the phone, with its words. */
export default function PhonePart({ door, onPhotos }: PhonePartProps) {
  const say = usePhoneWords();
  const { locale } = usePage();
  return <PhonePanel door={door} locale={locale} onPhotos={onPhotos} say={say} />;
}
