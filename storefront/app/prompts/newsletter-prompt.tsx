import type { BlockOf } from '@blattwerk/schemas/schema.ts';
import { NewsletterForm } from '../blocks/newsletter/newsletter-form.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import { PopUp } from './pop-up.tsx';

/** Offers the newsletter with the words of the shop's newsletter page. */
export function NewsletterPrompt({ blok, onClose }: { blok: BlockOf<'newsletter'>; onClose: () => void }) {
  return (
    <PopUp onClose={onClose} title={blok.headline}>
      <RichText document={blok.text} />
      <NewsletterForm blok={blok} extent="short" />
    </PopUp>
  );
}
