import { NewsletterForm } from '../blocks/newsletter/newsletter-form.tsx';
import { useNewsletterBlok } from '../layout/visitor-dialogs/use-newsletter-blok.ts';
import { RichText } from '../rich-text/rich-text.tsx';
import { PopUp } from './pop-up.tsx';

/** Offers the newsletter of the shop's newsletter page; nothing until that page is there. */
export function NewsletterPrompt({ path, onClose }: { path: string; onClose: () => void }) {
  const found = useNewsletterBlok(path);
  if (!found.blok) return null;
  return (
    <PopUp onClose={onClose} title={found.blok.headline}>
      <RichText document={found.blok.text} />
      <NewsletterForm blok={found.blok} extent="short" />
    </PopUp>
  );
}
