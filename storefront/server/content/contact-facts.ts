import { z } from 'zod';

const socialLinkSchema = z.object({ link: z.object({ url: z.url({ protocol: /^https$/ }) }) });

/** What the settings story says about reaching the company; a broken field counts as left out. */
export const contactFactsSchema = z.object({
  supportPhone: z.string().catch(''),
  supportEmail: z.string().catch(''),
  socialLinks: z.array(z.unknown()).catch([]).transform(readAddresses),
});

export type ContactFacts = z.infer<typeof contactFactsSchema>;

function readAddresses(links: unknown[]): string[] {
  return links.flatMap((link) => {
    const social = socialLinkSchema.safeParse(link);
    return social.success ? [social.data.link.url] : [];
  });
}
